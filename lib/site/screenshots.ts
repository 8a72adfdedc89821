const SHAPES = [
  { shape: 'narrow', width: 390, height: 844, scale: 2, path: '/prompt/weekly-meal-plan', shows: 'A prompt with its blanks' },
  { shape: 'wide', width: 1280, height: 800, scale: 1, path: '/prompts', shows: 'The library' },
] as const;
const THEMES = ['light', 'dark'] as const;

/** Pictures that browsers show before they install the site. */
export const SCREENSHOTS = SHAPES.flatMap(({ shows, ...shape }) =>
  THEMES.map((theme) => ({ ...shape, theme, name: `${shape.shape}-${theme}`, label: `${shows}, ${theme}` })),
);
