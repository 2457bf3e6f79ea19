import { Form } from '@remix-run/react';
import type { FormEvent } from 'react';
import { pageTexts } from '../../domain/texts/app';
import { browserSession } from './browserSession';

/** At the foot of the side panel: leave. */
export function LogOut() {
  const leave = (event: FormEvent) => {
    if (navigator.onLine) return;
    // What else does it cannot be loaded now.
    event.preventDefault();
    void browserSession().session.logout();
  };
  return (
    <Form method="post" action="/logout" onSubmit={leave}>
      <button className="panel-row w-full text-start">{pageTexts.logOut}</button>
    </Form>
  );
}
