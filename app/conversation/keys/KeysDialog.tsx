import { useState } from 'react';
import { keyTexts } from '../../../domain/texts/keys';
import { browserSession } from '../../session/browserSession';
import { Dialog } from '../../ui/dialog/Dialog';
import { Switch } from '../../ui/fields/Switch';
import { keyGroups } from '../../../domain/texts/keys';
import type { KeysDialogState } from './KeysEntry';
import { areLetterKeysOn, setLetterKeys } from './letterKeys';

/** All keys there are, and the way to keep single letters from being any. */
export default function KeysDialog({ dialog }: { dialog: KeysDialogState }) {
  const { storage } = browserSession();
  const [isOn, setIsOn] = useState(() => areLetterKeysOn(storage));
  return (
    <Dialog title={keyTexts.heading} onClose={dialog.close} closeHref={dialog.closeHref}>
      {keyGroups.map(({ heading, keys }) => (
        <section key={heading} className="keys-group" aria-label={heading}>
          <h3>{heading}</h3>
          <dl>
            {keys.map(([names, meaning]) => (
              <div key={meaning} className="keys-row">
                <dt>{meaning}</dt>
                <dd>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="keys-switch">
        <Switch
          label={keyTexts.letters}
          name="letterKeys"
          checked={isOn}
          aria-describedby="letter-keys-hint"
          onChange={({ target }) => {
            setLetterKeys(storage, target.checked);
            setIsOn(target.checked);
          }}
        />
        <p id="letter-keys-hint" className="field-hint">
          {keyTexts.lettersHint}
        </p>
      </div>
    </Dialog>
  );
}
