import { useState } from 'react';
import { type LanguageCode, offeredLanguages, requireLanguage } from '../../domain/languages/languages';
import { interfaceTexts } from '../../domain/texts/interface';
import { SelectField } from '../ui/fields/SelectField';
import { TextField } from '../ui/fields/TextField';

export interface TargetLanguageSettingProps {
  value: LanguageCode | null;
  /** A code, or the name that was typed. */
  onSave: (language: string) => void;
}

const texts = interfaceTexts.language;
const options = [
  ...offeredLanguages.map(requireLanguage).map(({ code, name }) => ({ value: code, label: name })),
  { value: texts.other, label: texts.other },
];

/** French, Japanese, Korean, German, or Other, whose name is saved when its field is left. */
export function TargetLanguageSetting({ value, onSave }: TargetLanguageSettingProps) {
  const isOffered = value !== null && offeredLanguages.includes(value);
  const [wantsOther, setWantsOther] = useState(value !== null && !isOffered);
  const otherName = value !== null && !isOffered ? requireLanguage(value).name : '';
  const choice = wantsOther ? texts.other : (value ?? '');
  return (
    <>
      <SelectField
        label={interfaceTexts.settings.language}
        name="language"
        required
        options={value === null && !wantsOther ? [{ value: '', label: '' }, ...options] : options}
        value={choice}
        onChange={({ target }) => {
          setWantsOther(target.value === texts.other);
          if (target.value !== texts.other && target.value !== '') onSave(target.value);
        }}
      />
      {wantsOther && (
        <TextField
          key={otherName}
          label={texts.otherLabel}
          name="otherLanguage"
          hint={texts.otherHint}
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
