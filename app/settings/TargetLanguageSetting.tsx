import { useState } from 'react';
import { type LanguageCode, offeredLanguages, requireLanguage } from '../../domain/languages/languages';
import { languageTexts } from '../../domain/texts/language';
import { settingsTexts } from '../../domain/texts/settings';
import { SelectField } from '../ui/fields/SelectField';
import { TextField } from '../ui/fields/TextField';

export interface TargetLanguageSettingProps {
  value: LanguageCode | null;
  /** A code, or the name that was typed. */
  onSave: (language: string) => void;
}

const options = [
  ...offeredLanguages.map(requireLanguage).map(({ code, name }) => ({ value: code, label: name })),
  { value: languageTexts.other, label: languageTexts.other },
];

/** French, Japanese, Korean, German, or Other, whose name is saved when its field is left. */
export function TargetLanguageSetting({ value, onSave }: TargetLanguageSettingProps) {
  const isOffered = value !== null && offeredLanguages.includes(value);
  const [wantsOther, setWantsOther] = useState(value !== null && !isOffered);
  const otherName = value !== null && !isOffered ? requireLanguage(value).name : '';
  const choice = wantsOther ? languageTexts.other : (value ?? '');
  return (
    <>
      <SelectField
        label={settingsTexts.language}
        name="language"
        required
        options={value === null && !wantsOther ? [{ value: '', label: '' }, ...options] : options}
        value={choice}
        onChange={({ target }) => {
          setWantsOther(target.value === languageTexts.other);
          if (target.value !== languageTexts.other && target.value !== '') onSave(target.value);
        }}
      />
      {wantsOther && (
        <TextField
          key={otherName}
          label={languageTexts.otherLabel}
          name="otherLanguage"
          hint={languageTexts.otherHint}
          required
          maxLength={40}
          autoComplete="off"
          defaultValue={otherName}
          onBlur={({ target }) => {
            const typed = target.value.trim();
            if (typed !== '' && typed !== otherName) onSave(typed);
          }}
        />
      )}
    </>
  );
}
