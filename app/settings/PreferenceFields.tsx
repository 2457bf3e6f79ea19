import {
  formsOfAddress,
  knownShares,
  learnerLevels,
  masteryThresholds,
  notificationTypes,
  promptsPerWeek,
  readingScripts,
} from '../../domain/account/preferences';
import { languageName, languages } from '../../domain/languages/languages';
import { languageTexts } from '../../domain/texts/language';
import { settingsTexts } from '../../domain/texts/settings';
import { chooseLanguageAddress } from '../conversation/address';
import { useHasModel } from '../session/rootData';
import { ChoiceField } from '../ui/fields/ChoiceField';
import { SelectField } from '../ui/fields/SelectField';
import { Switch } from '../ui/fields/Switch';
import { NumberSetting } from './NumberSetting';
import { TargetLanguageSetting } from './TargetLanguageSetting';
import type { Settings } from './useSettings';
import { StayingLink } from '../ui/StayingLink';

const ownLanguages = languages.map(({ code, endonym }) => ({ value: code, label: endonym }));
const addresses = formsOfAddress.map((value) => ({ value, label: settingsTexts.addressForms[value] }));
const levels = (['unsaid', 'beginner', 'intermediate', 'advanced'] as const).map((value) => ({
  value,
  label: settingsTexts.levels[value],
}));
const shares = knownShares.map((value) => ({
  value,
  label: settingsTexts.percent(value),
  means: settingsTexts.knownShares[value],
}));
const readings = readingScripts.map((value) => ({ value, label: settingsTexts.readingScripts[value] }));
const notifications = notificationTypes.map((value) => ({ value, label: value }));

/** What is kept with the account: each change is posted as it is made. */
export function PreferenceFields({ values, set, onLeave }: Settings & { onLeave: () => void }) {
  const hasModel = useHasModel();
  const { language } = values;
  return (
    <>
      <div>
        <TargetLanguageSetting value={values.language} onSave={(language) => set({ language })} />
        {values.language !== null && (
          <p className="field-hint">
            {settingsTexts.besideIt}{' '}
            <StayingLink to={chooseLanguageAddress} className="text-link" onClick={onLeave}>
              {languageTexts.another}
            </StayingLink>
          </p>
        )}
      </div>
      {language !== null && (
        <SelectField
          label={settingsTexts.level(languageName(language))}
          hint={settingsTexts.levelHint}
          name="level"
          options={levels}
          value={values.levels[language] ?? 'unsaid'}
          onChange={({ target }) => {
            const level = learnerLevels.find((each) => each === target.value);
            if (level) set({ levels: { ...values.levels, [language]: level } });
          }}
        />
      )}
      <ChoiceField
        label={settingsTexts.knownShare}
        hint={hasModel ? settingsTexts.knownShareHint : settingsTexts.knownShareOfBuiltin}
        name="knownShare"
        options={shares}
        value={values.knownShare}
        onChoose={(knownShare) => set({ knownShare })}
      />
      <SelectField
        label={settingsTexts.ownLanguage}
        hint={hasModel ? settingsTexts.ownLanguageHint : settingsTexts.ownLanguageOfBuiltin}
        name="ownLanguage"
        options={ownLanguages}
        value={values.ownLanguage}
        onChange={({ target }) => set({ ownLanguage: target.value })}
      />
      <SelectField
        label={settingsTexts.addressAs}
        hint={settingsTexts.addressAsHint}
        name="addressAs"
        options={addresses}
        value={values.addressAs}
        onChange={({ target }) => {
          const addressAs = formsOfAddress.find((form) => form === target.value);
          if (addressAs) set({ addressAs });
        }}
      />
      {hasModel && (
        <>
          <input type="hidden" name="offersStandIn" value="true" />
          <Switch
            label={settingsTexts.builtinStandsIn}
            hint={settingsTexts.builtinStandsInHint}
            name="builtinStandsIn"
            checked={values.builtinStandsIn}
            onChange={({ target }) => set({ builtinStandsIn: target.checked })}
          />
        </>
      )}
      <NumberSetting
        label={settingsTexts.threshold}
        name="masteryThreshold"
        hint={settingsTexts.thresholdHint}
        {...masteryThresholds}
        value={values.masteryThreshold}
        onSave={(masteryThreshold) => set({ masteryThreshold })}
      />
      <SelectField
        label={settingsTexts.notificationType}
        hint={settingsTexts.notificationTypeHint}
        name="notificationType"
        options={notifications}
        value={values.notificationType}
        onChange={({ target }) => {
          const notificationType = notificationTypes.find((type) => type === target.value);
          if (notificationType) set({ notificationType });
        }}
      />
      {values.notificationType !== 'Disabled' && (
        <NumberSetting
          label={settingsTexts.promptsPerWeek}
          name="promptNotificationsPerWeek"
          hint={settingsTexts.promptsPerWeekHint}
          {...promptsPerWeek}
          value={values.promptNotificationsPerWeek}
          onSave={(promptNotificationsPerWeek) => set({ promptNotificationsPerWeek })}
        />
      )}
      <Switch
        label={settingsTexts.pronunciation}
        hint={settingsTexts.pronunciationHint}
        name="showTransliteration"
        checked={values.showTransliteration}
        onChange={({ target }) => set({ showTransliteration: target.checked })}
      />
      {(values.language === 'ja' || values.japaneseReadings !== 'romaji') && (
        <SelectField
          label={settingsTexts.japaneseReadings}
          name="japaneseReadings"
          options={readings}
          value={values.japaneseReadings}
          onChange={({ target }) => {
            const japaneseReadings = readingScripts.find((script) => script === target.value);
            // Whoever chooses how it is shown wants it shown.
            if (japaneseReadings) set({ japaneseReadings, showTransliteration: true });
          }}
        />
      )}
      <Switch
        label={settingsTexts.darkTheme}
        name="darkTheme"
        checked={values.theme === 'dark'}
        onChange={({ target }) => set({ theme: target.checked ? 'dark' : 'light' })}
      />
    </>
  );
}
