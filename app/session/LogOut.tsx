import { Form } from '@remix-run/react';
import { pageTexts } from '../../domain/texts/app';

/** At the foot of the side panel: leave. */
export function LogOut() {
  return (
    <Form method="post" action="/logout">
      <button className="panel-row w-full text-start">{pageTexts.logOut}</button>
    </Form>
  );
}
