'use client';

import { Icon } from '@/components/ui/icon';
import { menuItemClass } from '@/components/ui/menu';
import { copyText } from '@/lib/browser/clipboard';
import { EMBED_SIZE, embedCode } from '@/lib/embeds/embed';

type Props = {
  /** The public page of the prompt. */
  path: string;
  title: string;
  onMessage: (message: string) => void;
};

/** The code that shows a prompt in a page of another site, as a choice of a menu. */
export function EmbedItem({ path, title, onMessage }: Props) {
  const copy = async () => {
    const code = embedCode({ title, path }, { width: '100%', height: EMBED_SIZE.height }, window.location.origin);
    onMessage((await copyText(code)) ? 'Code copied!' : 'Your browser did not allow copying the code.');
  };
  return (
    <li>
      <button type="button" className={menuItemClass} onClick={copy}>
        Copy embed code
        <Icon name="code" />
      </button>
    </li>
  );
}
