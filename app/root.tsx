import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Links, Meta, Outlet, ScrollRestoration } from '@remix-run/react';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { appTexts } from '../domain/texts/app';
import { reloadWhenReached } from './api/reloadWhenReached';
import sheet from './styles/app.css?url';
import { type RootData, usePreferences, useRootData } from './session/rootData';
import { useNewsAfterReturn } from './session/useNewsAfterReturn';
import { useSessionStart } from './session/useSessionStart';
import { LateScripts } from './loading/LateScripts';
import { SessionStorageStandIn } from './loading/SessionStorageStandIn';
import { readContrast } from './theme/contrast';
import { FirstContrast } from './theme/FirstContrast';
import { lastThemeCookie, readLastTheme } from './theme/lastTheme';
import { ThemeSheet } from './theme/ThemeSheet';
import { useTheme } from './theme/useTheme';
import { ErrorPage } from './ui/ErrorPage';
import { useNonce } from './ui/nonce';
import { Toaster } from './ui/toasts/Toaster';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const cookies = request.headers.get('Cookie') ?? '';
  const lastTheme = readLastTheme(cookies);
  const everybody = {
    contrast: readContrast(cookies),
    lastTheme,
    hasModel: context.services.tutorLanguages === null,
  };
  const caller = await context.api.caller(request);
  if (!caller) return data<RootData>({ ...everybody, learner: null });
  const { username, userType } = caller;
  const preferences = await context.services.preferences.get(caller);
  const page: RootData = { ...everybody, learner: { username, isAdmin: userType === 'admin', preferences } };
  if (preferences.theme === lastTheme) return data(page);
  return data(page, { headers: { 'Set-Cookie': lastThemeCookie(preferences.theme) } });
}

export const shouldRevalidate = reloadWhenReached;
export const meta: MetaFunction = () => [{ title: appTexts.name }];

export const links: LinksFunction = () => [
  { rel: 'preload', href: instrumentSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: literata, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: sheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  // On an error of the root loader itself there is no data.
  const root = useRootData();
  const { theme: preferred } = usePreferences();
  const theme = useTheme(preferred, root?.contrast ?? { choice: 'auto', level: 'standard' });
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
        <ThemeSheet name={theme} />
        <Links />
      </head>
      <body className={theme} suppressHydrationWarning>
        <FirstContrast />
        <SessionStorageStandIn />
        {children}
        <Toaster />
        <ScrollRestoration nonce={nonce} />
        <LateScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useNewsAfterReturn();
  useSessionStart();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
