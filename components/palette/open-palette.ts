/** What the button of the palette listens to. */
export const OPEN_PALETTE = 'openpalette';

/** Opens the palette from elsewhere. */
export function openPalette(): void {
  window.dispatchEvent(new Event(OPEN_PALETTE));
}
