import {
  CalendarDays,
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
  MessageCircleQuestionMark,
  MessagesSquare,
  Printer,
  RotateCcw,
  Sun,
  Tag,
  Thermometer,
  Wind,
} from 'lucide-react';
import { CallInBubble } from './CallInBubble.tsx';
import { Icon } from './Icon.tsx';
import { SHARED_SHAPES } from './IconShapes.tsx';
import { RoundStar } from './RoundStar.tsx';

const ICONS = {
  ...SHARED_SHAPES,
  advice: MessagesSquare,
  ask: MessageCircleQuestionMark,
  calendar: CalendarDays,
  clock: Clock,
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
  pin: MapPin,
  print: Printer,
  reset: RotateCcw,
  star: RoundStar,
  subsidy: HandCoins,
  sun: Sun,
  whatsapp: CallInBubble,
  wind: Wind,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof ICONS;

/** Tells whether a word from content/ names an icon of the set. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name);

const isShared = (name: IconName): name is keyof typeof SHARED_SHAPES =>
  Object.hasOwn(SHARED_SHAPES, name);

/**
 * An icon by its name in content/. For what is built, not for an island: it knows all icons, and an island would
 * bring them all along.
 */
export function NamedIcon({ name, className }: { name: IconName; className?: string }) {
  const which = isShared(name) ? { name } : { shape: ICONS[name] };
  return <Icon className={className} {...which} />;
}
