import { describe, expect, it } from 'vitest';
import { sayPlainly } from '../../../../../tests/support/sayPlainly';

describe('words of everyday life', () => {
  it.each([
    ['Put your hat on!', 'Setz deinen Hut auf!'],
    ['I brush my teeth every morning.', 'Ich putze mir jeden Morgen die Zähne.'],
    ['I overslept yesterday.', 'Ich habe gestern verschlafen.'],
    ['I put on my shoes.', 'Ich ziehe meine Schuhe an.'],
    ['I picked my sister up at the station.', 'Ich habe meine Schwester am Bahnhof abgeholt.'],
    ['Our car broke down.', 'Unser Auto hatte eine Panne.'],
    ['We ran out of milk.', 'Wir haben keine Milch mehr.'],
    ['I want to go back to Spain.', 'Ich will nach Spanien zurückkehren.'],
    ['She cut herself.', 'Sie hat sich geschnitten.'],
    ['The dog scares me.', 'Der Hund macht mir Angst.'],
    ['I get along with my mother.', 'Ich verstehe mich gut mit meiner Mutter.'],
    ['I signed the contract.', 'Ich habe den Vertrag unterschrieben.'],
    ['The film lasts two hours.', 'Der Film dauert zwei Stunden.'],
    ["My phone doesn't work.", 'Mein Handy funktioniert nicht.'],
    ['My wife decides.', 'Meine Frau entscheidet.'],
    ['My father is a cook too.', 'Mein Vater ist auch Koch.'],
    ['I cook really good lasagne.', 'Ich koche wirklich gute Lasagne.'],
    ['My mum is a baker.', 'Meine Mama ist Bäckerin.'],
    ['I bought a pair of shoes.', 'Ich habe ein Paar Schuhe gekauft.'],
    ['He laughed at me.', 'Er hat über mich gelacht.'],
    ['My aunt is a gynaecologist.', 'Meine Tante ist Frauenärztin.'],
    ['We saw a hedgehog and two ravens.', 'Wir haben einen Igel und zwei Raben gesehen.'],
    ['I need two kilos of potatoes.', 'Ich brauche zwei Kilo Kartoffeln.'],
    ['He left his wife.', 'Er hat seine Frau verlassen.'],
    ['I left my bag on the bus.', 'Ich habe meine Tasche im Bus gelassen.'],
    ['The bee stung me.', 'Die Biene hat mich gestochen.'],
  ])('%s', (english, expected) => {
    expect(sayPlainly(english, 'de', { address: 'feminine' })).toBe(expected);
  });
});
