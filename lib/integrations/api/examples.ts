import { paths } from '../../paths';
import { absoluteUrl } from '../../site';
import type { JsonObject, Operation } from './operation';
import { operations } from './operations';

/** A curl command that calls an operation. Capitals stand for values that the reader has to fill in. */
export function curlExample({ path, example, method, access, bodyExample, requestHeaders = [] }: Operation): string {
  const address = absoluteUrl(paths.api(path.replace(/\{(\w+)\}/g, (_, name: string) => example[name] ?? name.toUpperCase())));
  if (access) {
    const lines = [
      `curl '${address}'`,
      method === 'get' ? '' : `-X ${method.toUpperCase()}`,
      "-H 'Authorization: Bearer TOKEN'",
      ...requestHeaders.map((name) => `-H '${name}: ${name === 'If-Match' ? '"VERSION"' : 'KEY'}'`),
      ...(bodyExample ? jsonLines(bodyExample) : []),
    ];
    return lines.filter(Boolean).join(' \\\n  ');
  }
  if (!bodyExample) return `curl '${address}${path === '/search' ? '?q=thank+you+letter' : ''}'`;
  return [`curl '${address}'`, ...jsonLines(bodyExample)].join(' \\\n  ');
}

const jsonLines = (body: JsonObject) => ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body)}'`];

/** A program in each language that goes through a list and fills in a prompt. A test in tests/e2e runs them. */
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
