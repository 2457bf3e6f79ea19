import { wordBankTexts } from '../../../domain/texts/wordBank';

/** As many more rows as a page can well take. */
const rowsMore = 200;

interface AllLinkProps {
  /** The page as it is, with its view and search. */
  here: string;
  /** Rows that it shows. */
  shown: number;
  listed: number;
}

/** For readers without JavaScript: the page with all that is listed selected. */
export function AllLink({ here, shown, listed }: AllLinkProps) {
  if (listed === 0) return null;
  return (
    <noscript>
      <a href={`${here}&select=all&shown=${shown}`} className="text-link word-link">
        {wordBankTexts.selectAll(listed)}
      </a>
    </noscript>
  );
}

/** For readers without JavaScript: the page with rows that it does not show yet. */
export function MoreLink({ here, shown, listed }: AllLinkProps) {
  if (listed <= shown) return null;
  return (
    <noscript>
      <a href={`${here}&shown=${shown + rowsMore}`} className="text-link word-link">
        {wordBankTexts.showMore(listed - shown)}
      </a>
    </noscript>
  );
}
