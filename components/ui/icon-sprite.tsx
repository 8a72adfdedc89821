import 'server-only';
import {
  ArrowDown,
  ArrowLeft,
  ArrowUp,
  ArrowUpRight,
  Briefcase,
  ChartColumn,
  Check,
  ChevronDown,
  CircleAlert,
  Clock,
  Code,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  Globe,
  GraduationCap,
  GripVertical,
  Heart,
  House,
  type IconNode,
  Image,
  Languages,
  Link,
  ListPlus,
  Lock,
  Megaphone,
  Menu,
  Moon,
  Palette,
  Pencil,
  PenTool,
  Plus,
  Search,
  Share2,
  ShoppingCart,
  Sun,
  Target,
  TextCursorInput,
  Trash,
  Wrench,
  X,
} from 'lucide';

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
