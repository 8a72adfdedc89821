import 'server-only';
import { ICONS } from './icons';

const SYMBOLS = Object.entries(ICONS).map(([name, drawing]) => `<symbol id="i-${name}">${drawing}</symbol>`);

/** Every icon of the site, once per page; `Icon` refers to them. No JavaScript in the browser. */
export function IconSprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings out of a package, nothing that anybody typed
  return <svg className="hidden" aria-hidden="true" dangerouslySetInnerHTML={{ __html: SYMBOLS.join('') }} />;
}
