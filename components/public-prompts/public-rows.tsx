import { ClientPromptRows } from '@/components/prompts/row/client-prompt-rows';
import { LIST_FACTS, userPromptItem } from '@/lib/my-prompts/list-item';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import type { PublicPromptItem } from '@/lib/public-prompts/queries';
import { savesText } from '@/lib/public-prompts/saves-text';

type Props = { prompts: PublicPromptItem[]; q: string | undefined; heading: 'h2' | 'h3'; underRule?: boolean };

export function PublicRows({ prompts, q, ...look }: Props) {
  return <ClientPromptRows items={prompts.map((prompt) => publicItem(prompt, q))} columns={2} {...look} details />;
}

function publicItem(prompt: PublicPromptItem, q: string | undefined): PromptListItem {
  const item = userPromptItem(prompt, LIST_FACTS.public, { q });
  return prompt.saves === undefined ? item : { ...item, facts: { ...item.facts, texts: [savesText(prompt.saves)] } };
}
