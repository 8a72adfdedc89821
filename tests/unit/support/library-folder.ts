import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Category, Prompt } from '@/lib/prompts/prompt';

/** A category in order, but for what is given. */
export function categoryEntry(change: Partial<Category> = {}): Category {
  return {
    id: 'c-1',
    slug: 'coding',
    name: 'Coding',
    icon: 'code',
    subtitle: 'Work around the code.',
    introduction: 'The first sentence says what these prompts are for. The second one says how to use them.',
    description: 'A description that is long enough to be one: seventy characters at the very least, and this has more.',
    topics: [],
    ...change,
  };
}

/** A prompt in order, but for what is given. */
export function promptEntry(change: Partial<Prompt> = {}): Prompt {
  return {
    id: 'p-1',
    slug: 'plan-a-thing',
    title: 'Plan a thing with care',
    description: 'A plan for a thing, day by day.',
    keywords: ['schedule', 'outline', 'organize'],
    promptText: 'Plan [THING] for [DAYS|three] days.',
    categoryId: 'c-1',
    variables: ['THING', 'DAYS'],
    material: [],
    conversation: false,
    helpNow: false,
    createdAt: '2026-11-21',
    ratingWorked: 0,
    ratingNeedsTweak: 0,
    featured: false,
    ...change,
  };
}

/** A temporary folder with the given files. Texts are written as they are, other values as JSON. */
export function temporaryFolder(files: Record<string, unknown>): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A temporary folder that is gone when the test is over. */
export function folderOf(files: Record<string, unknown>): string {
  const { folder, remove } = temporaryFolder(files);
  onTestFinished(remove);
  return folder;
}

/** A library folder of these prompts and categories. */
export function libraryFolder(prompts: unknown = [promptEntry()], categories: unknown = [categoryEntry()]): string {
  return folderOf({ 'prompts.json': prompts, 'categories.json': categories });
}
