import type { ReactNode } from 'react';
import { appTexts } from '../../../domain/texts/app';
import { loginTexts } from '../../../domain/texts/auth';
import { Brand } from '../../ui/Brand';
import { StayingLink } from '../../ui/StayingLink';

interface AuthPageProps {
  heading: string;
  /** The connection status bar, on pages of whoever is signed in. */
  status?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages before one is signed in. */
export function AuthPage({ heading, status, children }: AuthPageProps) {
  return (
    <div className="auth-page">
      {status}
      <header className="w-full max-w-[25rem]">
        <StayingLink
          to="/home"
          className="inline-flex min-h-11 items-center"
          aria-label={`${appTexts.name}: ${loginTexts.homepage}`}
        >
          <Brand />
        </StayingLink>
      </header>
      <main className="auth-form">
        <h1 className="heading">{heading}</h1>
        {children}
      </main>
    </div>
  );
}
