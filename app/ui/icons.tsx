import {
  ArrowDown,
  ArrowUp,
  Check,
  ChevronRight,
  Copy,
  Ellipsis,
  EllipsisVertical,
  Eye,
  Keyboard,
  Languages,
  type LucideIcon,
  Menu,
  Pause,
  Play,
  Plus,
  RotateCcw,
  Search,
  Settings,
  Share2,
  SkipForward,
  Trash2,
  Turtle,
  UserRound,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';

/** One set (lucide), named for what each says here. */
const icons = {
  menu: Menu,
  close: X,
  send: ArrowUp,
  down: ArrowDown,
  plus: Plus,
  search: Search,
  check: Check,
  open: ChevronRight,
  more: EllipsisVertical,
  dots: Ellipsis,
  copy: Copy,
  share: Share2,
  delete: Trash2,
  language: Languages,
  replace: RotateCcw,
  settings: Settings,
  person: UserRound,
  play: Play,
  pause: Pause,
  skip: SkipForward,
  view: Eye,
  keys: Keyboard,
  hear: Volume2,
  slow: Turtle,
  noVoice: VolumeX,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons | 'stop';

/** A drawing beside words or inside a named control; never named itself. */
export function Icon({ name }: { name: IconName }) {
  // Lucide's own square is an outline; a button that stops shows a full one.
  if (name === 'stop') {
    return (
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true" focusable="false">
        <rect x="7" y="7" width="10" height="10" rx="2" className="icon-solid" />
      </svg>
    );
  }
  const Drawing = icons[name];
  return <Drawing className="icon" aria-hidden="true" focusable="false" strokeWidth={1.8} />;
}
