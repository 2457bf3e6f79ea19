/**
 * Writes `app/styles/fonts/slices.css`: of the big fonts the few slices that some short texts need, for pages that show
 * these texts alone and would else link a sheet of 124 slices. Run by `tsx scripts/fontSlices.ts`; the sheet is
 * committed, because it changes only with the texts and the fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { demoLetters } from '../app/demo/script';
import { homeTexts } from '../domain/texts/home';
import { requireLanguage } from '../domain/languages/languages';

const fonts = [
  {
    family: 'Noto Sans JP Variable',
    name: 'noto-sans-jp',
    text: requireLanguage('ja').endonym + homeTexts.demo.text + demoLetters,
  },
  { family: 'Noto Sans KR Variable', name: 'noto-sans-kr', text: requireLanguage('ko').endonym },
];

export const slicesSheet = fileURLToPath(new URL('../app/styles/fonts/slices.css', import.meta.url));

/** The sheet's text. Throws where a font has no slice with a letter of its text. */
export function fontSlices(): string {
  const faces = fonts.flatMap(({ family, name, text }) => {
    const slices = slicesOf(name);
    const wanted = new Map<string, string[]>();
    for (const letter of new Set(text)) {
      const slice = slices.find(({ holds }) => holds(letter))?.slice;
      if (slice === undefined) throw new Error(`No slice of ${family} holds ${letter}.`);
      wanted.set(slice, [...(wanted.get(slice) ?? []), letter]);
    }
    return [...wanted]
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([slice, letters]) =>
        face(family, `@fontsource-variable/${name}/files/${name}-${slice}-wght-normal.woff2`, letters),
      );
  });
  return `/* ${comment} */\n${faces.join('')}`;
}

const comment =
  'The home page’s one sentence (home/FadingDemo.tsx), the demo’s (demo/script.ts) and the names of the offered languages in their own scripts (LanguageChooser.tsx). Written by scripts/fontSlices.ts.';

function face(family: string, file: string, letters: readonly string[]): string {
  const range = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', ');
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url('${file}') format('woff2-variations');
  unicode-range: ${range};
}
`;
}

/** The numbered slices of a font as its package lists them, each with a range like `U+3000-303f,U+65e5`. */
function slicesOf(name: string) {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/unicode.json`);
  const listed = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  return Object.entries(listed).flatMap(([key, range]) => {
    const slice = /^\[(\d+)\]$/u.exec(key)?.[1];
    if (slice === undefined) return [];
    const spans = range.split(',').map((span) => {
      const [from = '', to = from] = span.replace('U+', '').split('-');
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
    });
    const holds = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0;
      return spans.some(({ from, to }) => from <= code && code <= to);
    };
    return [{ slice, holds }];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(slicesSheet, fontSlices());
