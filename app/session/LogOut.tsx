import { Form } from '@remix-run/react';
import type { FormEvent } from 'react';
import { pageTexts } from '../../domain/texts/app';
import { browserSession } from './browserSession';

/**
 * Leave.
 *
 * @param onStay where it is done on this page: the dialog that it stands in goes
 */
export function LogOut({ onStay }: { onStay: () => void }) {
  const leave = (event: FormEvent) => {
    if (navigator.onLine) return;
    // What else does it cannot be loaded now.
    event.preventDefault();
    onStay();
    void browserSession().session.logout();
  };
  return (
    <Form method="post" action="/logout" onSubmit={leave}>
      <button className="panel-row w-full text-start">{pageTexts.logOut}</button>
    </Form>
  );
}
