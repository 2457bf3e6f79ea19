import { languageTexts } from '../../domain/texts/language';
import { textOf } from '../forms/pageForm';

/** The language that the chooser's form names: one of its buttons, or what was typed for Other. */
export function chosenLanguage(fields: FormData): string {
  const choice = textOf(fields, 'language');
  return choice === languageTexts.other ? textOf(fields, 'otherLanguage') : choice;
}
