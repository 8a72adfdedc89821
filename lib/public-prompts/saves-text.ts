/** Says how many people saved a public prompt: at least three, because the database tells no smaller number. */
export const savesText = (people: number): string => `Saved by ${people.toLocaleString('en')} people`;
