/** Text about how many people saved a prompt. The database tells the number only from three on. */
export const savedBy = (people: number): string => `Saved by ${people.toLocaleString('en')} people`;
