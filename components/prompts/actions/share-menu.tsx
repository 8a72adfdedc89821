import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { Menu, MenuItems } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import { copyText } from '@/lib/browser/clipboard';
import { EMBED_SIZE, embedCode } from '@/lib/integrations/embeds/embed';
import { valuesOf } from '@/lib/prompts/shared-values';
import { promptAction } from './prompt-action';
import { ShareItems } from './share-items';

export function ShareMenu({ path, onMessage, ...state }: MenuState & { path: string }) {
  const { prompt, variables, values } = usePromptValues();
  const { title } = prompt;
  const copyCode = async () => {
    const code = embedCode({ title, path }, { width: '100%', height: EMBED_SIZE.height }, window.location.origin);
    onMessage((await copyText(code)) ? 'Code copied!' : 'Your browser did not allow copying the code.');
  };
  return (
    <Menu {...state}>
      <ShareItems prompt={prompt.ref} path={path} title={title} written={valuesOf(variables, values)} onMessage={onMessage} />
      <MenuItems actions={[promptAction('copyCode', prompt.ref, { run: copyCode })]} onMessage={onMessage} />
    </Menu>
  );
}
