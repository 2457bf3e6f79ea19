import { describe, expect, it } from 'vitest';
import { languageTools } from './languageTools';

const units = (text: string) =>
  languageTools('de')
    .segment(text)
    .map(({ surface }) => surface)
    .join('|');

describe('German units', () => {
  it.each([
    ['Wie geht’s? Gibt’s noch Kuchen?', 'Wie|geht’s|?|Gibt’s|noch|Kuchen|?'],
    ["Das ist Hans' Rad, ich hab's gesehen.", "Das|ist|Hans'|Rad|,|ich|hab's|gesehen|."],
    ['Ich hab ’ne Idee.', 'Ich|hab|’ne|Idee|.'],
    ['Ich gehe zum Arzt und dann ins Kino.', 'Ich|gehe|zum|Arzt|und|dann|ins|Kino|.'],
    ['Schreib mir eine E-Mail aus der U-Bahn!', 'Schreib|mir|eine|E-Mail|aus|der|U-Bahn|!'],
    ['In Ost- und Westdeutschland', 'In|Ost-|und|Westdeutschland'],
    ['Das 24-Stunden-Hotel hat auf, z. B. heute.', 'Das|24-Stunden-Hotel|hat|auf|,|z. B.|heute|.'],
    ['Um 14.30 Uhr oder um 15:45 Uhr, d.h. später.', 'Um|14.30|Uhr|oder|um|15:45|Uhr|,|d.h.|später|.'],
    ['Am 3. Mai wohnen wir im 4. Stock.', 'Am|3.|Mai|wohnen|wir|im|4.|Stock|.'],
    ['Wir kommen um 3. Und ihr?', 'Wir|kommen|um|3|.|Und|ihr|?'],
    ['Das kostet 1.200,50 Euro.', 'Das|kostet|1.200,50|Euro|.'],
    ['Dr. Müller, Brot usw.', 'Dr.|Müller|,|Brot|usw.'],
    ['Ach so. Na, so was!', 'Ach|so|.|Na|,|so|was|!'],
    ['Auf Wiedersehen, ab und zu!', 'Auf Wiedersehen|,|ab und zu|!'],
    ['Ich rufe dich heute Abend an.', 'Ich|rufe|dich|heute|Abend|an|.'],
    ['„Ja“, sagt sie …', '„|Ja|“|,|sagt|sie|…'],
  ])('cuts %s', (text, expected) => {
    expect(units(text)).toBe(expected);
  });
});
