import { Component, type ReactNode } from 'react';
import { findMessage } from './view/findMessage';
import { type Opened, placeOpened } from './view/placeOpened';

interface KeptInPlaceProps {
  /** The message of which something is open; null while nothing is. */
  messageId: string | null;
  /** Changes when something of it opens or closes. */
  openKey: string;
  children: ReactNode;
}

interface Place {
  article: HTMLElement;
  /** In the window, in CSS pixels. */
  top: number;
}

/** A stretch of a message, in CSS pixels below its upper edge. */
interface Stretch {
  article: Element;
  top: number;
  bottom: number;
}

/** Half a line of text, in CSS pixels: how far around a pointer on text something counts as pressed. */
const halfLinePx = 16;

/**
 * What is opened or closed at a message leaves that message where it is: else it would run away from under the finger
 * in a list that hangs from its lower edge. Only where what has opened would be out of sight, or cover what was
 * pressed, the list scrolls on. A class, because React tells none but classes what is about to be drawn.
 */
export class KeptInPlace extends Component<KeptInPlaceProps> {
  private pressed: Stretch | null = null;

  private readonly onPress = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof Element) || target.closest('.message-options')) return;
    const article = target.closest('article.message');
    if (!article) return;
    const { top } = article.getBoundingClientRect();
    const control = target.closest('.word, button');
    if (control) {
      const own = control.getBoundingClientRect();
      this.pressed = { article, top: own.top - top, bottom: own.bottom - top };
    } else if (event instanceof PointerEvent) {
      this.pressed = { article, top: event.clientY - halfLinePx - top, bottom: event.clientY + halfLinePx - top };
    }
  };

  override componentDidMount(): void {
    document.addEventListener('pointerdown', this.onPress, true);
    document.addEventListener('focusin', this.onPress);
  }

  override componentWillUnmount(): void {
    document.removeEventListener('pointerdown', this.onPress, true);
    document.removeEventListener('focusin', this.onPress);
  }

  override getSnapshotBeforeUpdate({ messageId: former, openKey }: KeptInPlaceProps): Place | null {
    if (openKey === this.props.openKey) return null;
    const article = findMessage(this.props.messageId ?? former);
    return article && { article, top: article.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: KeptInPlaceProps, _state: unknown, place: Place | null): void {
    if (!place?.article.isConnected) return;
    const list = place.article.closest<HTMLElement>('.message-list');
    if (!list) return;
    const isOpen = this.props.messageId !== null;
    scrollTo(list, list.scrollTop + place.article.getBoundingClientRect().top - place.top, isOpen);
    if (!isOpen) return;
    const opened = openedIn(list, place.article, this.pressed);
    if (opened) scrollTo(list, list.scrollTop + placeOpened(opened), isOpen);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/**
 * Scrolls a list that hangs from its lower edge: `top` is 0 at the newest message and negative above it. A list that its
 * messages do not fill gets as much to scroll as that takes, while something of a message is open.
 */
function scrollTo(list: HTMLElement, top: number, isOpen: boolean): void {
  const column = list.querySelector<HTMLElement>('.message-column');
  const { paddingTop, paddingBottom } = getComputedStyle(list);
  const height = list.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom) - top;
  if (column) column.style.minHeight = isOpen && top < 0 ? `${String(height)}px` : '';
  list.scrollTop = top;
}

/** Null where nothing of the message is open. */
function openedIn(list: Element, article: HTMLElement, pressed: Stretch | null): Opened | null {
  const parts = [...article.children].filter((child) => child.matches('.message-options, .sentence-translation'));
  if (parts.length === 0) return null;
  const bar = parts.find((part): part is HTMLElement => part.matches('.message-options'));
  // Where it would stand by itself: it is held at the list's lower edge while that is further down.
  if (bar) bar.style.position = 'static';
  const end = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
  if (bar) bar.style.position = '';
  const { top, bottom } = list.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(list);
  const begin = article.getBoundingClientRect().top;
  const of = pressed?.article === article ? pressed : { top: 0, bottom: 2 * halfLinePx };
  return {
    list: { top: top + parseFloat(paddingTop), bottom: bottom - parseFloat(paddingBottom) },
    pressed: { top: begin + of.top, bottom: begin + of.bottom },
    end,
    barHeight: bar?.offsetHeight ?? 0,
  };
}
