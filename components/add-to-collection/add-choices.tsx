import { useCallback, useEffect, useState } from 'react';
import { ButtonError } from '@/components/forms/button-error';
import { buttonClass } from '@/components/ui/button-class';
import type { CollectionChoice } from '@/lib/collections/collection';
import { paths } from '@/lib/paths';
import { CollectionChoices } from './collection-choices';
import { ITEM_MESSAGES } from './messages';

type Loaded = CollectionChoice[] | 'loading' | 'failed' | 'signed-out';

export function AddChoices({ promptId, onChanged }: { promptId: string; onChanged?: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const load = useCallback(() => loadChoices(promptId).then(setLoaded), [promptId]);
  useEffect(() => void load(), [load]);
  const retry = () => {
    setLoaded('loading');
    void load();
  };
  if (loaded === 'loading') return <p className="text-ink-3">Loading…</p>;
  if (loaded === 'signed-out') return <ButtonError refusal={{ code: 'signed-out' }} messages={ITEM_MESSAGES} />;
  if (loaded !== 'failed') return <CollectionChoices promptId={promptId} choices={loaded} onCreated={load} onChanged={onChanged} />;
  return (
    <>
      <p role="alert">Your collections did not load.</p>
      <button type="button" className={buttonClass({ className: 'mt-4' })} onClick={retry}>
        Try again
      </button>
    </>
  );
}

async function loadChoices(promptId: string): Promise<Loaded> {
  try {
    const response = await fetch(paths.collectionChoices(promptId));
    if (response.status === 401) return 'signed-out';
    return response.ok ? await response.json() : 'failed';
  } catch {
    return 'failed';
  }
}
