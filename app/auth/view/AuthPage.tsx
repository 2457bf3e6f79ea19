import { Link } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { appTexts } from '../../../domain/texts/app';
import { loginTexts } from '../../../domain/texts/auth';
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
          aria-label={`${appTexts.name}: ${loginTexts.homepage}`}
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

/** What is wrong with the form as a whole: read out at once, and on top, where it is brought into sight. */
export function FormError({ message }: { message: string | undefined }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Whoever pressed a button at the foot of a long form would not see it.
    if (message) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return message ? (
    <p ref={ref} role="alert" className="form-error">
      {message}
    </p>
  ) : null;
}
