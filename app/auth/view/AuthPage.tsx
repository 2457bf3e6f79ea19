import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { interfaceTexts } from '../../../domain/texts/interface';
import { Brand } from '../../ui/Brand';

interface AuthPageProps {
  heading: string;
  children: ReactNode;
}

/** The frame of the pages before one is signed in. */
export function AuthPage({ heading, children }: AuthPageProps) {
  return (
    <div className="auth-page">
      <header className="w-full max-w-[25rem]">
        <Link
          to="/home"
          className="inline-flex min-h-11 items-center"
          aria-label={`${interfaceTexts.appName}: ${interfaceTexts.login.homepage}`}
        >
          <Brand />
        </Link>
      </header>
      <main className="auth-form">
        <h1 className="heading">{heading}</h1>
        {children}
      </main>
    </div>
  );
}

/** What was wrong with the form as a whole. Near its button, where the eye is after pressing it. */
export function FormError({ message }: { message: string | undefined }) {
  return message ? (
    <p role="alert" className="field-error">
      {message}
    </p>
  ) : null;
}
