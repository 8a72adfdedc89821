import { useId, useState } from 'react';
import { menuItemClass } from '@/components/ui/action-button';
import { MenuItems } from '@/components/ui/menu';
import { copyText } from '@/lib/browser/clipboard';
import { LIMITS } from '@/lib/limits';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import { fragmentOf, withoutAnythingElse } from '@/lib/prompts/shared-values';
import { ANYTHING_ELSE, type Values } from '@/lib/prompts/template';
import { promptAction } from './prompt-action';

type Props = {
  prompt: PromptRef;
  path: string;
  title: string;
  written: Values;
  /** False in lists, which may not show what was written: it is then shared only if that is chosen. */
  inView?: boolean;
  onMessage: (message: string) => void;
};

/** The choices of a menu that share a prompt's link, with the values `written` in its blanks or without. */
export function ShareItems({ prompt, path, title, written, inView = true, onMessage }: Props) {
  const [withValues, setWithValues] = useState(inView);
  const problemId = useId();
  const none = Object.keys(written).length === 0;
  const whole = none ? '' : fragmentOf(written);
  const ofBlanks = withoutAnythingElse(written);
  const leavesOut = whole === null && Object.keys(ofBlanks).length > 0 && written[ANYTHING_ELSE.name] !== undefined;
  const fragment = leavesOut ? fragmentOf(ofBlanks) : whole;
  const disabled = none || fragment === null;
  const problem =
    fragment === null
      ? `What you filled in is too long for a link, which holds ${LIMITS.sharedValues.max.toLocaleString('en')} characters. Copy the prompt instead.`
      : leavesOut && `What you wrote in ${ANYTHING_ELSE.label} is too long for a link and is left out.`;
  const url = new URL(path + (withValues && fragment ? fragment : ''), window.location.origin).href;

  const copyLink = async () => onMessage((await copyText(url)) ? 'Link copied!' : 'Your browser did not allow copying the link.');
  const share = () => {
    // The promise is rejected when somebody shares nothing, which needs no message.
    navigator.share({ title, url }).catch(() => undefined);
  };

  return (
    <>
      <li>
        <label className={`${menuItemClass} ${disabled ? 'cursor-not-allowed text-ink-3' : ''}`}>
          With what I filled in
          <input
            type="checkbox"
            className="switch-box"
            checked={withValues && !disabled}
            disabled={disabled}
            aria-describedby={problem ? problemId : undefined}
            onChange={({ target }) => setWithValues(target.checked)}
          />
        </label>
        {problem && (
          <p id={problemId} className="px-3.5 pb-2.5 text-meta text-ink-2">
            {problem}
          </p>
        )}
      </li>
      <MenuItems
        actions={[
          promptAction('share', prompt, { when: typeof navigator.share === 'function', run: share }),
          promptAction('copyLink', prompt, { run: copyLink }),
        ]}
        onMessage={onMessage}
      />
    </>
  );
}
