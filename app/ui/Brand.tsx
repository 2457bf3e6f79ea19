import { appTexts } from '../../domain/texts/app';

/** The mark: a speech drop whose fill fades in reading direction. */
export function Brand() {
  return (
    <span className="brand">
      <span className="brand-mark" aria-hidden="true" />
      {appTexts.name}
    </span>
  );
}
