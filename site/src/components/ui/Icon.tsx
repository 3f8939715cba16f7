import {
  ArrowRight,
  CalendarDays,
  Check,
  ChevronDown,
  CircleAlert,
  Clock,
  Download,
  Euro,
  ExternalLink,
  Flame,
  Gauge,
  HandCoins,
  HeartHandshake,
  Info,
  Layers,
  LayoutGrid,
  Leaf,
  Link2,
  ListOrdered,
  type LucideIcon,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  MessagesSquare,
  Phone,
  Printer,
  RotateCcw,
  Search,
  Star,
  Sun,
  Tag,
  Thermometer,
  Wind,
  X,
} from 'lucide-react';

const ICONS = {
  advice: MessagesSquare,
  alert: CircleAlert,
  arrow: ArrowRight,
  calendar: CalendarDays,
  check: Check,
  chevron: ChevronDown,
  clock: Clock,
  close: X,
  download: Download,
  euro: Euro,
  external: ExternalLink,
  flame: Flame,
  gauge: Gauge,
  grid: LayoutGrid,
  hands: HeartHandshake,
  heat: Thermometer,
  info: Info,
  label: Tag,
  layers: Layers,
  leaf: Leaf,
  link: Link2,
  list: ListOrdered,
  mail: Mail,
  menu: Menu,
  phone: Phone,
  pin: MapPin,
  print: Printer,
  reset: RotateCcw,
  search: Search,
  star: Star,
  subsidy: HandCoins,
  sun: Sun,
  whatsapp: MessageCircle,
  wind: Wind,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

/** Tells whether a word from content/ names an icon of the set. */
export const isIconName = (name: string): name is IconName => name in ICONS;

/** Icons that stand on every page several times: drawn once, by `IconShapes`, and pointed at from there. */
const SHARED_ICONS = ['arrow', 'check', 'chevron', 'phone'] as const;
const isShared = (name: IconName) => (SHARED_ICONS as readonly IconName[]).includes(name);
const idOf = (name: IconName) => `icon-${name}`;

/** What the icons of a page point at; once per page, before the first of them. */
export function IconShapes() {
  return (
    <svg aria-hidden="true" className="hidden">
      {SHARED_ICONS.map((name) => {
        const Shape = ICONS[name];
        return (
          <symbol id={idOf(name)} key={name}>
            <Shape strokeWidth={1.75} />
          </symbol>
        );
      })}
    </svg>
  );
}

/** One icon of the set (Lucide, 1.75 px). Decorative: the words beside it carry the meaning. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  if (isShared(name)) {
    return (
      <svg aria-hidden="true" className={`shrink-0 ${className}`} viewBox="0 0 24 24">
        <use href={`#${idOf(name)}`} />
      </svg>
    );
  }
  const Shape = ICONS[name];
  return <Shape aria-hidden="true" className={`shrink-0 ${className}`} strokeWidth={1.75} />;
}
