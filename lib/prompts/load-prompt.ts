import { paths } from '../paths';
import type { FillablePrompt } from './fillable-prompt';
import type { PromptRef } from './prompt-ref';

/** Error of `loadPrompt`. `missing`: the prompt is deleted or private. `failed`: there is no connection, or the answer is another error. */
export class PromptNotLoaded extends Error {
  readonly reason: 'signed-out' | 'missing' | 'failed';

  constructor(reason: PromptNotLoaded['reason'], options?: ErrorOptions) {
    super(`A prompt could not be fetched: ${reason}`, options);
    this.reason = reason;
  }
}

/** Loads a prompt with its text, a library prompt as PromptDetails. Throws PromptNotLoaded. */
export async function loadPrompt<Loaded extends FillablePrompt = FillablePrompt>({ id }: PromptRef): Promise<Loaded> {
  const response = await fetch(paths.promptData(id)).catch((cause: unknown) => {
    throw new PromptNotLoaded('failed', { cause });
  });
  if (response.ok) return response.json();
  if (response.status === 401) throw new PromptNotLoaded('signed-out');
  throw new PromptNotLoaded(response.status === 404 ? 'missing' : 'failed');
}
