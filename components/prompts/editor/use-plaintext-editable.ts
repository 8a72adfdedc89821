import { useHydrated } from '@/components/ui/use-hydrated';

let supported: boolean | undefined;

function isSupported(): boolean {
  const probe = document.createElement('span');
  try {
    probe.contentEditable = 'plaintext-only';
    return probe.contentEditable === 'plaintext-only';
  } catch {
    return false;
  }
}

/** True where the browser supports `contenteditable="plaintext-only"`. False on the server and during hydration. */
export function usePlaintextEditable(): boolean {
  if (!useHydrated()) return false;
  supported ??= isSupported();
  return supported;
}
