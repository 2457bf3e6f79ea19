import { useState } from 'react';
import { adminTexts } from '../../domain/texts/admin';
import { textOf } from '../forms/pageForm';
import { Button } from '../ui/Button';
import { Tag } from '../ui/Tag';
import { useAdminAnswer } from './useAdminAnswer';
import { AccountDialog } from './AccountDialog';
import { AdminSection } from './AdminSection';
import { showDay } from './showTime';

const { accounts: texts, never } = adminTexts;

/** Who is here. */
export function Accounts() {
  const [sought, setSought] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const { answer, again } = useAdminAnswer('GET /admin/users', sought === '' ? {} : { search: sought });
  return (
    <AdminSection
      heading={texts.heading}
      text={texts.text}
      answer={answer}
      onRetry={again}
      controls={
        <form
          role="search"
          className="admin-search"
          onSubmit={(event) => {
            event.preventDefault();
            setSought(textOf(new FormData(event.currentTarget), 'search').trim());
          }}
        >
          <input
            type="search"
            name="search"
            className="field"
            aria-label={texts.searchField}
            placeholder={texts.searchField}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit" kind="outlined">
            {texts.search}
          </Button>
        </form>
      }
    >
      {({ users }) => {
        const open = users.find(({ id }) => id === openId);
        return users.length === 0 ? (
          <p>{texts.nothingFound(sought)}</p>
        ) : (
          // What scrolls must scroll by keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className="table-scroller" role="region" aria-label={texts.caption} tabIndex={0}>
            <table className="numbers-table accounts-table">
              <caption className="sr-only">{texts.caption}</caption>
              <thead>
                <tr>
                  {Object.values(texts.columns).map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {users.map((user) => (
                  <tr key={user.id}>
                    <th scope="row">
                      <button
                        type="button"
                        className="text-link account-name"
                        aria-haspopup="dialog"
                        aria-label={texts.open(user.username)}
                        onClick={() => setOpenId(user.id)}
                      >
                        <bdi>{user.username}</bdi>
                      </button>
                      {user.userType === 'admin' && <Tag>{texts.admin}</Tag>}
                      {user.disabledAt !== null && <Tag>{texts.closed}</Tag>}
                    </th>
                    <td data-column={texts.columns.since}>{showDay(user.createdAt)}</td>
                    <td data-column={texts.columns.active}>
                      {user.lastActive === null ? never : showDay(user.lastActive)}
                    </td>
                    <td data-column={texts.columns.conversations}>{user.conversations.toLocaleString('en')}</td>
                    <td data-column={texts.columns.words}>{user.words.toLocaleString('en')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {open && <AccountDialog account={open} onClose={() => setOpenId(null)} />}
          </div>
        );
      }}
    </AdminSection>
  );
}
