import { globSync, readFileSync } from 'node:fs';

const DIRECTIVE = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])(use client|use server)\1/;

/** Finds the files of the site that begin with 'use client' or 'use server', which dependency-cruiser cannot see. */
export function filesWith(directive: 'use client' | 'use server', root: string): string[] {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => DIRECTIVE.exec(readFileSync(`${root}/${file}`, 'utf8'))?.[2] === directive).sort();
}
