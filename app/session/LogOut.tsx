import { Form } from '@remix-run/react';
import { interfaceTexts } from '../../domain/texts/interface';

/** At the foot of the side panel: leave. */
export function LogOut() {
  return (
    <Form method="post" action="/logout">
      <button className="panel-row w-full text-start">{interfaceTexts.pages.logOut}</button>
    </Form>
  );
}
