import { useEffect, useRef, useState } from 'react';
import { textButtonClass } from '@/components/ui/text-button-class';
import type { Variable } from '@/lib/prompts/template';
import { ClearValues } from './clear-values';
import { usePromptValues } from './prompt-values';

/** The buttons Paste and Empty of a blank for material. */
export function MaterialTools({ variable }: { variable: Variable }) {
  const { values, write } = usePromptValues();
  const [message, setMessage] = useState('');
  const [pasted, setPasted] = useState(false);
  const tools = useRef<HTMLSpanElement>(null);
  const { name } = variable;
  const text = values[name] ?? '';

  // Once something is pasted, the button Empty has taken the place of Paste, and takes its focus.
  useEffect(() => {
    if (pasted && document.activeElement === document.body) tools.current?.querySelector('button')?.focus();
  }, [pasted]);

  const paste = async () => {
    setPasted(false);
    try {
      const copied = await navigator.clipboard.readText();
      if (copied.trim() === '') return setMessage('There is no text to paste.');
      setMessage('Pasted');
      write(variable, copied);
      setPasted(true);
    } catch {
      setMessage('Your browser did not allow it. Select the field and paste there.');
    }
  };

  return (
    <span ref={tools} className="flex items-center gap-5 text-meta">
      <span role="status" className={`max-w-56 text-end font-semibold text-ink ${message === 'Pasted' ? 'sr-only' : ''}`}>
        {text && message !== 'Pasted' ? '' : message}
      </span>
      {!text && 'readText' in (navigator.clipboard ?? {}) && (
        <button type="button" className={textButtonClass} aria-label={`Paste: ${variable.label}`} onClick={paste}>
          Paste
        </button>
      )}
      <ClearValues
        label="Empty"
        title={variable.label}
        values={{ [name]: text }}
        onClear={() => write(variable, '')}
        onUndo={(cleared) => write(variable, cleared[name] ?? '')}
      />
    </span>
  );
}
