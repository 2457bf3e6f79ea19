import { Brand } from '../ui/Brand';
import { homeTexts } from '../../domain/texts/home';
import { StayingLink } from '../ui/StayingLink';

export function HomeHeader({ signedIn }: { signedIn: boolean }) {
  const texts = homeTexts.header;
  return (
    <header className="home-header">
      <Brand />
      <nav className="flex">
        {signedIn ? (
          <StayingLink to="/conversation">{texts.conversation}</StayingLink>
        ) : (
          <>
            <StayingLink to="/register">{texts.register}</StayingLink>
            <StayingLink to="/login">{texts.login}</StayingLink>
          </>
        )}
      </nav>
    </header>
  );
}
