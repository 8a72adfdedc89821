import { paths } from '../../paths';
import { absoluteUrl } from '../../site';
import type { Operation } from './operation';
import { operations } from './operations';

/** A curl command that calls an operation. Capitals stand for values that the reader has to fill in. */
export function curlExample({ path, example, method, access, bodyExample, requestHeaders = [] }: Operation): string {
  const address = absoluteUrl(paths.api(path.replace(/\{(\w+)\}/g, (_, name: string) => example[name] ?? name.toUpperCase())));
  return [
    `curl '${address}${path === '/search' ? '?q=thank+you+letter' : ''}'`,
    ...(access && method !== 'get' ? [`-X ${method.toUpperCase()}`] : []),
    ...(access ? ["-H 'Authorization: Bearer TOKEN'"] : []),
    ...requestHeaders.map((name) => `-H '${name}: ${name === 'If-Match' ? '"VERSION"' : 'KEY'}'`),
    ...(bodyExample ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(bodyExample)}'`] : []),
  ].join(' \\\n  ');
}

export const programs = {
  curl: () => `curl '${absoluteUrl(paths.api('/prompts'))}?category=writing&limit=5'

${curlExample(operations.fillPrompt)}`,

  TypeScript: () => `const api = '${absoluteUrl(paths.api(''))}';
type Page = { prompts: { id: string; title: string }[]; next: string | null };

// All prompts of a category, page after page.
let next: string | null = \`\${api}/prompts?category=writing\`;
while (next) {
  const page: Page = await (await fetch(next)).json();
  for (const { id, title } of page.prompts) console.log(id, title);
  next = page.next;
}

// One of them with its blanks filled in.
const values = { RECIPIENT: 'our printer', SUBJECT: 'the wrong paper' };
const answer = await fetch(\`\${api}/prompts/professional-email/fill\`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ values }),
});
const filled: { text: string } = await answer.json();
console.log(filled.text);

// Makes this file a module, where await is allowed.
export {};`,

  Python: () => `import json
from urllib.request import Request, urlopen

api = "${absoluteUrl(paths.api(''))}"

# All prompts of a category, page after page.
next_page = f"{api}/prompts?category=writing"
while next_page:
    with urlopen(next_page) as answer:
        page = json.load(answer)
    for prompt in page["prompts"]:
        print(prompt["id"], prompt["title"])
    next_page = page["next"]

# One of them with its blanks filled in.
values = {"RECIPIENT": "our printer", "SUBJECT": "the wrong paper"}
request = Request(
    f"{api}/prompts/professional-email/fill",
    data=json.dumps({"values": values}).encode(),
    headers={"Content-Type": "application/json"},
)
with urlopen(request) as answer:
    print(json.load(answer)["text"])`,
} as const;
