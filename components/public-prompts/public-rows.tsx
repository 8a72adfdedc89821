import { ClientPromptRow } from '@/components/prompts/row/client-prompt-row';
import { Rows } from '@/components/prompts/row/rows';
import { LIST_FACTS, userPromptItem } from '@/lib/my-prompts/list-item';
import type { UserPromptPreview } from '@/lib/my-prompts/user-prompt';

type Props = { prompts: UserPromptPreview[]; q: string | undefined; heading: 'h2' | 'h3'; underRule?: boolean };

export function PublicRows({ prompts, q, heading, underRule }: Props) {
  return (
    <Rows columns={2} underRule={underRule}>
      {prompts.map((prompt) => (
        <ClientPromptRow key={prompt.id} item={userPromptItem(prompt, LIST_FACTS.public, { q })} heading={heading} details />
      ))}
    </Rows>
  );
}
