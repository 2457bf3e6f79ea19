import { progressTexts } from '../../../domain/texts/progress';
import type { ConversationRow } from '../conversationRows';

const { columns } = progressTexts;

const share = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const count = new Intl.NumberFormat('en');

/** What the charts show, for whoever cannot see them or wants the numbers. */
export function ProgressTable({ rows }: { rows: readonly ConversationRow[] }) {
  return (
    // What scrolls must scroll by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-scroller" role="region" aria-label={progressTexts.caption} tabIndex={0}>
      <table className="numbers-table">
        <caption>{progressTexts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.conversation}</th>
            <th scope="col">{progressTexts.masteredPercent}</th>
            <th scope="col" className="cell-rest">
              {progressTexts.unmasteredPercent}
            </th>
            <th scope="col">{progressTexts.masteredWords}</th>
            <th scope="col">{progressTexts.topWords}</th>
            <th scope="col">{columns.met}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{share.format(row.percentMastered)}</td>
              <td className="cell-rest">{share.format(100 - row.percentMastered)}</td>
              <td>{count.format(row.masteredWordTotal)}</td>
              <td>{count.format(row.topWordsCount)}</td>
              <td>{count.format(row.totalEncounteredWords)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
