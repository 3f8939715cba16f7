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
  Star,
  Sun,
  Tag,
  Thermometer,
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
  hands: HeartHandshake,
  heat: Thermometer,
  info: Info,
  label: Tag,
  layers: Layers,
  link: Link2,
  list: ListOrdered,
  mail: Mail,
  menu: Menu,
  phone: Phone,
  pin: MapPin,
  print: Printer,
  reset: RotateCcw,
  star: Star,
  subsidy: HandCoins,
  sun: Sun,
  whatsapp: MessageCircle,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

/** Tells whether a word from content/ names an icon of the set. */
export const isIconName = (name: string): name is IconName => name in ICONS;

/** One icon of the set (Lucide, 1.75 px). Decorative: the words beside it carry the meaning. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  const Shape = ICONS[name];
  return <Shape aria-hidden="true" className={`shrink-0 ${className}`} strokeWidth={1.75} />;
}
