import 'server-only';
import * as back from 'lucide-react/icons/arrow-left';
import * as open from 'lucide-react/icons/arrow-up-right';
import * as briefcase from 'lucide-react/icons/briefcase';
import * as barChart from 'lucide-react/icons/chart-column';
import * as check from 'lucide-react/icons/check';
import * as expand from 'lucide-react/icons/chevron-down';
import * as alert from 'lucide-react/icons/circle-exclamation-point';
import * as clock from 'lucide-react/icons/clock';
import * as code from 'lucide-react/icons/code';
import * as copy from 'lucide-react/icons/copy';
import * as more from 'lucide-react/icons/ellipsis';
import * as show from 'lucide-react/icons/eye';
import * as hide from 'lucide-react/icons/eye-off';
import * as globe from 'lucide-react/icons/globe';
import * as graduationCap from 'lucide-react/icons/graduation-cap';
import * as heart from 'lucide-react/icons/heart';
import * as house from 'lucide-react/icons/house';
import * as image from 'lucide-react/icons/image';
import * as languages from 'lucide-react/icons/languages';
import * as link from 'lucide-react/icons/link';
import * as lock from 'lucide-react/icons/lock';
import * as megaphone from 'lucide-react/icons/megaphone';
import * as menu from 'lucide-react/icons/menu';
import * as moon from 'lucide-react/icons/moon';
import * as palette from 'lucide-react/icons/palette';
import * as penTool from 'lucide-react/icons/pen-tool';
import * as edit from 'lucide-react/icons/pencil';
import * as add from 'lucide-react/icons/plus';
import * as search from 'lucide-react/icons/search';
import * as share2 from 'lucide-react/icons/share-2';
import * as shoppingCart from 'lucide-react/icons/shopping-cart';
import * as sun from 'lucide-react/icons/sun';
import * as target from 'lucide-react/icons/target';
import * as customize from 'lucide-react/icons/text-cursor-input';
import * as remove from 'lucide-react/icons/trash';
import * as tweak from 'lucide-react/icons/wrench';
import * as close from 'lucide-react/icons/x';
import { z } from 'zod';

const modules = {
  alert,
  back,
  'bar-chart': barChart,
  briefcase,
  check,
  clock,
  close,
  code,
  copy,
  customize,
  expand,
  'graduation-cap': graduationCap,
  heart,
  house,
  image,
  languages,
  link,
  megaphone,
  menu,
  moon,
  more,
  open,
  palette,
  'pen-tool': penTool,
  search,
  'share-2': share2,
  'shopping-cart': shoppingCart,
  sun,
  target,
  tweak,
  show,
  hide,
  public: globe,
  private: lock,
  edit,
  add,
  remove,
};

export type IconName = keyof typeof modules;

// lucide-react's components are client components; only their SVG nodes are needed here, and they are not in its types.
const drawing = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

const PEN = 'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

// Rendered to a string once: as elements, two hundred of them would be rendered for every request.
const symbols = Object.entries(modules)
  .map(
    ([name, module]) =>
      `<symbol id="i-${name}" ${PEN} viewBox="0 0 24 24">${drawing.parse(module).__iconData.node.map(markup).join('')}</symbol>`,
  )
  .join('');

function markup([tag, { key: _, ...attributes }]: [string, Record<string, string>]): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join('')}/>`;
}

/** Every icon of the site, once per page; `Icon` refers to them. No JavaScript in the browser. */
export function IconSprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings out of a package, nothing that anybody typed
  return <svg className="hidden" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />;
}
