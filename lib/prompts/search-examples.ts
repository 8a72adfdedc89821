/** Examples in the search field of the home page, one a day. A test checks that each finds a prompt. */
export const SEARCH_EXAMPLES = [
  'a cold email',
  'a meal plan',
  'a resume',
  'an itinerary',
  'a lesson plan',
  'a short story',
  'a logo design',
  'a study plan',
  'a love letter',
  'a slogan',
  'a workout',
  'a sql query',
] as const;

const DAY = 24 * 60 * 60 * 1000;

export function exampleOf(time: number): string {
  return SEARCH_EXAMPLES[Math.floor(time / DAY) % SEARCH_EXAMPLES.length] ?? SEARCH_EXAMPLES[0];
}
