import { type LoaderFunctionArgs, replace } from '@remix-run/node';
import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { appTexts } from '../../domain/texts/app';
import { browserSession } from '../session/browserSession';

/** The root decides: to the conversation for whoever is signed in, home for anybody else. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return replace((await context.api.caller(request)) ? '/conversation' : '/home');
}

/** Within the browser its own session decides, which may have to be asked for first. */
export const clientLoader = () => null;

export default function Root() {
  const navigate = useNavigate();
  useEffect(() => {
    const { session } = browserSession();
    let isGone = false;
    void session.start().then(() => {
      if (!isGone) navigate(session.state().isAuthenticated ? '/conversation' : '/home', { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [navigate]);
  return (
    <p role="status" className="loading-gate">
      {appTexts.loading}
    </p>
  );
}
