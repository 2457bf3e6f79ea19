import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { settingsTexts } from '../../domain/texts/settings';
import { viewerAddress } from '../conversation/address';
import { browserSession } from '../session/browserSession';
import { useRootData } from '../session/rootData';
import { chooseContrast } from '../theme/appearance';
import { contrastChoices } from '../theme/contrast';
import { SelectField } from '../ui/fields/SelectField';
import { Switch } from '../ui/fields/Switch';
import { useHydrated } from '../ui/useHydrated';
import { useViewerMode } from './useViewerMode';

const contrasts = contrastChoices.map((value) => ({ value, label: settingsTexts.contrasts[value] }));

/** What holds for this device or this session alone. */
export function DeviceFields() {
  const data = useRootData();
  const [contrast, setContrast] = useState(data?.contrast.choice ?? 'auto');
  const viewerMode = useViewerMode();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  return (
    <>
      <SelectField
        label={settingsTexts.contrast}
        hint={settingsTexts.contrastHint}
        name="contrast"
        options={contrasts}
        value={contrast}
        onChange={({ target }) => {
          const choice = contrastChoices.find((each) => each === target.value);
          if (!choice) return;
          setContrast(choice);
          chooseContrast(choice);
        }}
      />
      {/* It is held with the session of a browser that runs: there is nothing to post. */}
      {data?.learner?.isAdmin && hydrated && (
        <Switch
          label={settingsTexts.viewerMode}
          hint={settingsTexts.viewerModeHint}
          name="viewerMode"
          checked={viewerMode}
          onChange={({ target }) => {
            browserSession().session.setViewerMode(target.checked);
            navigate(target.checked ? viewerAddress : '/conversation');
          }}
        />
      )}
    </>
  );
}
