import { Link } from '@remix-run/react';
import { Brand } from '../ui/Brand';
import { homeTexts } from '../../domain/texts/home';

export function HomeHeader({ signedIn }: { signedIn: boolean }) {
  const texts = homeTexts.header;
  return (
    <header className="home-header">
      <Brand />
      <nav className="flex">
        {signedIn ? (
          <Link to="/conversation">{texts.conversation}</Link>
        ) : (
          <>
            <Link to="/register">{texts.register}</Link>
            <Link to="/login">{texts.login}</Link>
          </>
        )}
      </nav>
    </header>
  );
}
