import { themeHref, type ThemeName } from './themeNames';

export const themeLinkId = 'theme';

/** The sheet with the theme's colours. One that does not load is only logged: the page stays readable without it. */
export function ThemeSheet({ name }: { name: ThemeName }) {
  const href = themeHref(name);
  return (
    <link
      id={themeLinkId}
      rel="stylesheet"
      href={href}
      suppressHydrationWarning
      onError={() => console.error(`The theme sheet ${href} did not load.`)}
    />
  );
}
