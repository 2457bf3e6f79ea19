import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from '@remix-run/react';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { defaultPreferences, type Theme } from '../domain/account/preferences';
import { interfaceTexts } from '../domain/texts/interface';
import sheet from './styles/app.css?url';
import { forceTheme, type ThemeName, themeHref } from './styles/themeNames';
import { ErrorPage } from './ui/ErrorPage';
import { useNonce } from './ui/nonce';

/** A route's `handle` may insist on a theme (home and register are dark whatever the learner prefers). */
export interface RouteHandle {
  forcedTheme?: Theme;
}

export interface RootData {
  theme: ThemeName;
  signedIn: boolean;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const caller = await context.api.caller(request);
  if (!caller) return { theme: defaultPreferences.theme, signedIn: false };
  const { theme } = await context.services.preferences.get(caller);
  return { theme, signedIn: true };
}

export const meta: MetaFunction = () => [{ title: interfaceTexts.appName }];

export const links: LinksFunction = () => [
  { rel: 'preload', href: instrumentSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: literata, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: sheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

function useTheme(): ThemeName {
  const data = useRouteLoaderData<typeof loader>('root');
  const forced = useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.forcedTheme)
    .find((theme) => theme !== undefined);
  // On an error of the root loader itself there is no data.
  return forceTheme(data?.theme ?? 'dark', forced);
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const theme = useTheme();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content={theme.startsWith('dark') ? 'dark' : 'light'} />
        <meta name="theme-color" content={theme.startsWith('dark') ? '#15130f' : '#fff8f2'} />
        <Meta />
        <link
          rel="stylesheet"
          href={themeHref(theme)}
          onError={() => console.error(`The theme sheet ${themeHref(theme)} did not load.`)}
        />
        <Links />
      </head>
      <body className={theme}>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
