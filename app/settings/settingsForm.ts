import {
  formsOfAddress,
  knownShares,
  learnerLevels,
  masteryThresholds,
  notificationTypes,
  type Preferences,
  type PreferencesChange,
  promptsPerWeek,
  readingScripts,
} from '../../domain/account/preferences';
import { languageTexts } from '../../domain/texts/language';
import { ownPath } from '../forms/ownPath';
import { textOf } from '../forms/pageForm';

/** What a form of the settings asks for, posted to /settings without JavaScript. */
export const settingsIntents = {
  preferences: 'preferences',
  profile: 'profile',
  deleteAccount: 'delete-account',
} as const;

/** What the form changes: what is missing, out of bounds or as it was is left alone. */
export function readPreferences(fields: FormData, former: Preferences): PreferencesChange {
  const language = chosenLanguage(fields);
  const ownLanguage = textOf(fields, 'ownLanguage');
  const masteryThreshold = wholeNumber(fields, 'masteryThreshold', masteryThresholds);
  const promptNotificationsPerWeek = wholeNumber(fields, 'promptNotificationsPerWeek', promptsPerWeek);
  const addressAs = formsOfAddress.find((form) => form === textOf(fields, 'addressAs'));
  const japaneseReadings = readingScripts.find((script) => script === textOf(fields, 'japaneseReadings'));
  const notificationType = notificationTypes.find((type) => type === textOf(fields, 'notificationType'));
  const knownShare = knownShares.find((share) => String(share) === textOf(fields, 'knownShare'));
  const level = learnerLevels.find((each) => each === textOf(fields, 'level'));
  // It was asked for the language that the form was drawn with.
  const isLevelNew = level && former.language !== null && level !== (former.levels[former.language] ?? 'unsaid');
  const wished: PreferencesChange = {
    ...(language === '' ? {} : { language }),
    ...(ownLanguage === '' ? {} : { ownLanguage }),
    ...(masteryThreshold === null ? {} : { masteryThreshold }),
    ...(promptNotificationsPerWeek === null ? {} : { promptNotificationsPerWeek }),
    ...(addressAs ? { addressAs } : {}),
    ...(isLevelNew ? { levels: { [former.language ?? '']: level } } : {}),
    ...(japaneseReadings ? { japaneseReadings } : {}),
    ...(knownShare ? { knownShare } : {}),
    ...(notificationType ? { notificationType } : {}),
    // A check box that is off is not sent; this one stands there only beside a model.
    ...(fields.has('offersStandIn') ? { builtinStandsIn: fields.has('builtinStandsIn') } : {}),
    showTransliteration: fields.has('showTransliteration'),
    theme: fields.has('darkTheme') ? 'dark' : 'light',
  };
  return Object.fromEntries(
    Object.entries(wished).filter(([name, value]) => former[name as keyof Preferences] !== value),
  );
}

/** The code of one of the choices, or the name typed for Other; '' where nothing was chosen. */
export function chosenLanguage(fields: FormData): string {
  const choice = textOf(fields, 'language');
  return choice === languageTexts.other ? textOf(fields, 'otherLanguage').trim() : choice;
}

function wholeNumber(fields: FormData, name: string, { min, max }: { min: number; max: number }): number | null {
  const text = textOf(fields, name).trim();
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number >= min && number <= max ? number : null;
}

/** Where the form's page is: a path of this site and nothing else, whatever was posted. */
export function returnAddress(fields: FormData): string {
  return ownPath(textOf(fields, 'returnTo')) ?? '/conversation';
}
