/** What the search of the home page shows as an example, one a day. Each is a need that a prompt does (tests/content), and fits a phone. */
export const SEARCH_EXAMPLES = [
  'a cold email',
  'a meal plan',
  'a resume',
  'an itinerary',
  'a lesson plan',
  'a short story',
  'a logo design',
  'a study plan',
  'a toast',
  'a slogan',
  'a workout',
  'a sql query',
] as const;

const DAY = 24 * 60 * 60 * 1000;

/** The example of a day, in UTC: the list from its beginning, over and over. */
export function exampleOf(time: number): string {
  return SEARCH_EXAMPLES[Math.floor(time / DAY) % SEARCH_EXAMPLES.length] ?? SEARCH_EXAMPLES[0];
}
