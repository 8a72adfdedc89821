import 'server-only';
// One by one: with the whole package, 1,900 modules more, the ids of modules are a digit longer in every script (1 KB on a page).
import type { IconNode } from 'lucide';
import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import Briefcase from 'lucide/dist/esm/icons/briefcase.mjs';
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Code from 'lucide/dist/esm/icons/code.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import Globe from 'lucide/dist/esm/icons/globe.mjs';
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import GripVertical from 'lucide/dist/esm/icons/grip-vertical.mjs';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import Image from 'lucide/dist/esm/icons/image.mjs';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import ListPlus from 'lucide/dist/esm/icons/list-plus.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import Moon from 'lucide/dist/esm/icons/moon.mjs';
import Newspaper from 'lucide/dist/esm/icons/newspaper.mjs';
import Palette from 'lucide/dist/esm/icons/palette.mjs';
import PenTool from 'lucide/dist/esm/icons/pen-tool.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs';
import Sun from 'lucide/dist/esm/icons/sun.mjs';
import Target from 'lucide/dist/esm/icons/target.mjs';
import TextCursorInput from 'lucide/dist/esm/icons/text-cursor-input.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import Wrench from 'lucide/dist/esm/icons/wrench.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';

const icons = {
  add: Plus,
  'add-to-list': ListPlus,
  alert: CircleAlert,
  back: ArrowLeft,
  'bar-chart': ChartColumn,
  briefcase: Briefcase,
  check: Check,
  clock: Clock,
  close: X,
  code: Code,
  copy: Copy,
  customize: TextCursorInput,
  down: ArrowDown,
  edit: Pencil,
  expand: ChevronDown,
  'graduation-cap': GraduationCap,
  grip: GripVertical,
  heart: Heart,
  hide: EyeOff,
  house: House,
  image: Image,
  languages: Languages,
  link: Link,
  megaphone: Megaphone,
  menu: Menu,
  moon: Moon,
  more: Ellipsis,
  newspaper: Newspaper,
  open: ArrowUpRight,
  palette: Palette,
  'pen-tool': PenTool,
  private: Lock,
  public: Globe,
  remove: Trash,
  search: Search,
  'share-2': Share2,
  'shopping-cart': ShoppingCart,
  show: Eye,
  sun: Sun,
  target: Target,
  tweak: Wrench,
  up: ArrowUp,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

const PEN = 'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

// Rendered to a string once: as elements, two hundred of them would be rendered for every request.
const symbols = Object.entries(icons)
  .map(([name, node]) => `<symbol id="i-${name}" ${PEN} viewBox="0 0 24 24">${node.map(markup).join('')}</symbol>`)
  .join('');

function markup([tag, attributes]: IconNode[number]): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join('')}/>`;
}

/** Every icon of the site, once per page; `Icon` refers to them. No JavaScript in the browser. */
export function IconSprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings out of a package, nothing that anybody typed
  return <svg className="hidden" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />;
}
