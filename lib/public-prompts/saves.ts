/** How many people saved a prompt, in words. The number is known from three on. */
export const savedBy = (people: number): string => `Saved by ${people.toLocaleString('en')} people`;
