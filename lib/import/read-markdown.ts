import { z } from 'zod';
import { IMPORT } from '../account-limits';
import type { ExportFormat } from '../integrations/formats/export-format';
import { markdown } from '../integrations/formats/markdown';
import { type FileContent, parseFile } from '../integrations/formats/parse-file';
import { plainText } from '../integrations/formats/plain-text';
import { claudeCode, skill } from '../integrations/formats/skill';
import { vscode } from '../integrations/formats/vscode';
import { LIMITS } from '../limits';
import { site } from '../site';
import { found, TOO_LONG, unread } from './found';
import type { ReadImport, UploadedFile } from './import';
import { leftOut } from './left-out';
import { frontMatterOf, hasTooManyYamlParts } from './yaml-size';

/** The front matter of the site's own Markdown; only a prompt that everybody may read has an address and a license. */
const ownSchema = z.looseObject({ title: z.string(), description: z.string(), created: z.string() }).refine((fields) => {
  const { data } = z.object({ url: z.string(), license: z.unknown() }).safeParse(fields);
  return data ? data.url.startsWith(site.url) || data.license !== undefined : Object.keys(fields).every((name) => OWN_FIELDS.has(name));
});
const OWN_FIELDS = new Set(['title', 'description', 'category', 'blanks', 'created', 'updated', 'author']);
const skillSchema = z.object({
  name: z.string(),
  description: z.string(),
  metadata: z.object({ title: z.string() }).optional().catch(undefined),
});
const argumentsSchema = z.object({ arguments: z.array(z.string()) });
const commandSchema = z
  .looseObject({})
  .refine((fields) => ['argument-hint', 'allowed-tools', 'disable-model-invocation'].some((name) => name in fields));
const text = z.string().optional().catch(undefined);
const noteSchema = z.object({ title: text, name: text, category: text }).catch({});

export function readMarkdown(file: UploadedFile): ReadImport {
  const { path } = file;
  const source = file.text.replace(/^\ufeff/, '');
  if (source.length > IMPORT.structured) return unread(file, TOO_LONG);
  if (hasTooManyYamlParts(frontMatterOf(source), IMPORT.fields)) return unread(file, 'Its front matter has too many fields for a prompt');
  const content = parseFile('front-matter', source);
  const { data: fields, text: body } = content;
  if (/\.prompt\.md$/i.test(path) || /\$\{input:/.test(body)) return readAs(vscode, file, content, source);
  if (ownSchema.safeParse(fields).success) return readAs(markdown, file, content, source, true);
  const named = skillSchema.safeParse(fields);
  if (named.success && (named.data.metadata || /(^|\/)SKILL\.md$/i.test(path))) {
    const isOurs = named.data.metadata !== undefined;
    return readAs(argumentsSchema.safeParse(fields).success ? claudeCode : skill, file, content, source, isOurs);
  }
  return readNote(file, content);
}

/** Reads a file in the form of a tool. `isOurs`: the site wrote it, so that its blanks are all there is, and nothing is lost. */
function readAs(format: ExportFormat, file: UploadedFile, content: FileContent, source: string, isOurs = false): ReadImport {
  const [document] = format.read(content) ?? [];
  if (!document) return readNote(file, content);
  const notes = isOurs ? [] : leftOut(content.data, format.fields);
  return found(file, { format: format.name, prompts: [{ ...document, notes }], notations: isOurs ? [] : format.notations, source });
}

/** A note: Markdown of no tool in particular, or a command of Claude Code. */
function readNote(file: UploadedFile, { data: fields, text: body }: FileContent): ReadImport {
  const { title, name, category } = noteSchema.parse(fields);
  const isCommand = commandSchema.safeParse(fields).success || /(^|\/)commands\//.test(file.path) || body.includes('$ARGUMENTS');
  const head = title ?? name;
  const document = head ? { title: head, description: '', text: body } : headed(file.path, body);
  const notes = leftOut(fields, ['title', ...(title ? [] : ['name']), ...(category ? ['category'] : [])]);
  return found(file, {
    format: isCommand ? 'Claude Code' : 'Markdown',
    prompts: [{ ...document, category, notes }],
    notations: isCommand ? [...plainText.notations, 'positions'] : plainText.notations,
    isForeign: true,
  });
}

/** Files of fabric, which are called like their folder and begin with a heading of their text. */
const NAMED_BY_FOLDER = /(^|\/)(system|user)\.md$/i;

/** A heading in the first line, written in one of the two ways of Markdown, and the lines that end it. */
const HEADING = /^(?:# +([^\n]*)|([^\s#][^\n]*)\n=+ *)(?:\n|$)/;

/** A text of Markdown without a title of its own: the heading that it begins with is its title, and leaves it, unless nothing else is there. */
function headed(path: string, text: string): { title: string; description: string; text: string } {
  const source = text.trimStart();
  const [heading = '', hashes, underlined] = (!NAMED_BY_FOLDER.test(path) && HEADING.exec(source)) || [];
  const title = (hashes ?? underlined ?? '')
    .slice(0, 10 * LIMITS.title.max)
    .replace(/#+$/, '')
    .trim();
  const rest = source.slice(heading.length).trimStart();
  return title && rest ? { title, description: '', text: rest } : { title: '', description: '', text };
}
