import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { preloadAddressedParts } from './loading/lazyPart';
import { watchHistory } from './ui/dialog/layers';

watchHistory();

// Until then the page works as without JavaScript.
void preloadAddressedParts(window.location.search).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
});
