import type { Field } from '../../../domain/conversation/message';
import { type LanguageCode, requireLanguage } from '../../../domain/languages/languages';
import { FieldError, UnknownState, WaitingCell } from './FieldNotices';
import { fieldViewOf } from './fieldView';

/** The whole sentence in the learner's own language. */
export function SentenceTranslation({
  field,
  ownLanguage,
}: {
  field: Field<string> | null;
  ownLanguage: LanguageCode;
}) {
  switch (fieldViewOf(field)) {
    case 'absent':
      return null;
    case 'waiting':
      return <WaitingCell statusMessage={field?.statusMessage ?? ''} />;
    case 'error':
      return <FieldError statusMessage={field?.statusMessage ?? ''} />;
    case 'unknown':
      return <UnknownState />;
    case 'shown':
      return (
        <p className="sentence-translation" lang={ownLanguage} dir={requireLanguage(ownLanguage).direction}>
          {field?.value}
        </p>
      );
  }
}
