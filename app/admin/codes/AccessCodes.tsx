import { useEffect, useState } from 'react';
import { adminTexts } from '../../../domain/texts/admin';
import { useAdminAnswer } from '../useAdminAnswer';
import { AdminSection } from '../AdminSection';
import { AccessCodeRow } from './AccessCodeRow';
import type { AccessCode } from './codeState';
import { StandingCode } from './StandingCode';
import { NewCodeForm } from './NewCodeForm';

const texts = adminTexts.codes;

/** The codes with which people register: made here, handed on, withdrawn. */
export function AccessCodes() {
  const { answer, again } = useAdminAnswer('GET /admin/access-codes', {});
  return (
    <AdminSection heading={texts.heading} text={texts.text} answer={answer} onRetry={again}>
      {({ accessCodes }) => <CodeList loaded={accessCodes} />}
    </AdminSection>
  );
}

function CodeList({ loaded }: { loaded: readonly AccessCode[] }) {
  const [codes, setCodes] = useState(loaded);
  // Asked for again: another admin has made one, or somebody has used one.
  useEffect(() => setCodes(loaded), [loaded]);
  return (
    <>
      <NewCodeForm onCreated={(code) => setCodes((known) => [code, ...known])} />
      <ul className="code-list" aria-label={texts.list}>
        <StandingCode />
        {codes.map((code) => (
          <AccessCodeRow
            key={code.id}
            code={code}
            onWithdrawn={(revokedAt) =>
              setCodes((known) => known.map((each) => (each.id === code.id ? { ...each, revokedAt } : each)))
            }
          />
        ))}
      </ul>
      {codes.length === 0 && <p>{texts.none}</p>}
    </>
  );
}
