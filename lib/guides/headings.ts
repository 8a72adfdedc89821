import GithubSlugger from 'github-slugger';
import type { Heading } from './guide';

const FENCED_CODE = /^(`{3,}|~{3,})[\s\S]*?^\1.*$/gm;

/** Headings of level 2 and 3. Their ids are those of rehype-slug if no heading of another level, and no markup but emphasis and code, is used. */
export function headingsOf(mdx: string): Heading[] {
  const slugger = new GithubSlugger();
  return [...mdx.replace(FENCED_CODE, '').matchAll(/^(#{2,3}) +(.+?)\s*$/gm)].map(([, marks = '', source = '']) => {
    const text = source.replace(/[*_`]/g, '');
    return { level: marks.length === 2 ? 2 : 3, id: slugger.slug(text), text };
  });
}

export type ContentsEntry = Heading & { children: Heading[] };

/** Table of contents with two levels. A heading of level 3 without one of level 2 before it is at the top level. */
export function contentsOf(headings: readonly Heading[]): ContentsEntry[] {
  const entries: ContentsEntry[] = [];
  for (const heading of headings) {
    const parent = entries.at(-1);
    if (heading.level === 3 && parent?.level === 2) parent.children.push(heading);
    else entries.push({ ...heading, children: [] });
  }
  return entries;
}
