import { type LoaderFunctionArgs, replace } from '@remix-run/node';
import { interfaceTexts } from '../../domain/texts/interface';

/** The root decides: to the conversation for whoever is signed in, home for anybody else. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return replace((await context.api.caller(request)) ? '/conversation' : '/home');
}

/** Seen only while the browser is on its way. */
export default function Root() {
  return <p>{interfaceTexts.loading}</p>;
}
