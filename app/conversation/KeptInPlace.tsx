import { Component, type ReactNode } from 'react';
import { findMessage } from './view/findMessage';

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

/**
 * What is opened or closed at a message leaves that message where it is: else it would run away from under the finger
 * in a list that hangs from its lower edge. A class, because React tells none but classes what is about to be drawn.
 */
export class KeptInPlace extends Component<KeptInPlaceProps> {
  override getSnapshotBeforeUpdate({ messageId: former, openKey }: KeptInPlaceProps): Place | null {
    if (openKey === this.props.openKey) return null;
    const article = findMessage(this.props.messageId ?? former);
    return article && { article, top: article.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: KeptInPlaceProps, _state: unknown, place: Place | null): void {
    if (!place?.article.isConnected) return;
    const list = place.article.closest('.message-list');
    if (list) list.scrollTop += place.article.getBoundingClientRect().top - place.top;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
