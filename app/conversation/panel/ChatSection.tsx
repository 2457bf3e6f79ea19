import { useSearchParams } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import type { ConversationSummary } from '../../../domain/conversation/conversation';
import { conversationTexts } from '../../../domain/texts/conversation';
import type { MenuItem } from '../../ui/menu/MenuList';
import { RowMenu } from '../../ui/menu/RowMenu';
import { Opener } from '../../ui/Opener';
import { PanelLink } from '../../ui/PanelLink';
import { PanelSection } from '../../ui/PanelSection';
import { sidePanelId } from '../../ui/SidePanel';
import { useHydrated } from '../../ui/useHydrated';
import { conversationAddress } from '../address';
import { isUnread } from './unread';

export interface ChatSectionProps {
  heading: string;
  /** At the end of the heading: what makes another one. */
  action?: ReactNode;
  /** Under the heading: why `action` came to nothing. */
  notice?: ReactNode;
  chats: readonly ConversationSummary[];
  currentId: string | null;
  /** By chat id, where chats are held in several languages. */
  languages: ReadonlyMap<string, string>;
  /** What the row's menu offers; without it there is no menu. */
  menuFor?: ((chat: ConversationSummary) => readonly MenuItem[]) | undefined;
  /** More rows of the section than conversations. */
  children?: ReactNode;
  /** How the address of a row is made, where it says more than the conversation. */
  addressOf?: (id: string) => string;
}

/** Who has more than so many looks for one by its name. */
const rowsAtFirst = 30;
const moreRows = 100;
/** The page with all of them, for readers without JavaScript. */
const [allParameter, allValue] = ['chats', 'all'];

/** One kind of conversations in the side panel; each is a link by address. */
export function ChatSection(props: ChatSectionProps) {
  const { chats, currentId, languages, menuFor, addressOf = conversationAddress } = props;
  const hydrated = useHydrated();
  const [address] = useSearchParams();
  const [limit, setLimit] = useState(address.get(allParameter) === allValue ? Infinity : rowsAtFirst);
  // What is open stays in sight.
  const shown = chats.filter(({ _id }, at) => at < limit || _id === currentId);
  return (
    <PanelSection heading={props.heading} action={props.action} notice={props.notice}>
      {shown.map((chat) => {
        const label = chat.title || conversationTexts.untitled;
        return (
          <PanelLink
            key={chat._id}
            to={addressOf(chat._id)}
            label={chat.username ? `${chat.username}: ${label}` : label}
            detail={isUnread(chat, currentId) ? <UnreadDot /> : languages.get(chat._id)}
            current={chat._id === currentId}
            menu={
              hydrated && menuFor ? (
                <RowMenu label={conversationTexts.optionsFor(label)} items={menuFor(chat)} />
              ) : undefined
            }
          />
        );
      })}
      {shown.length < chats.length && (
        <li>
          <Opener href={allHref(address)} className="panel-row w-full" onClick={() => setLimit(limit + moreRows)}>
            {conversationTexts.moreChats(chats.length - shown.length)}
          </Opener>
        </li>
      )}
      {props.children}
    </PanelSection>
  );
}

function allHref(address: URLSearchParams): string {
  const all = new URLSearchParams(address);
  all.set(allParameter, allValue);
  return `?${all.toString()}#${sidePanelId}`;
}

function UnreadDot() {
  return (
    <>
      <span className="unread-dot" aria-hidden="true" />
      <span className="sr-only">{conversationTexts.unread}</span>
    </>
  );
}
