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

/** True where `contenteditable="plaintext-only"` is supported: not on the server, not in older browsers. */
export function usePlaintextEditable(): boolean {
  if (!useHydrated()) return false;
  supported ??= isSupported();
  return supported;
}
