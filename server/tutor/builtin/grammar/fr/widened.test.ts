import { describe, expect, it } from 'vitest';
import { realContent } from '../../format/realContent';
import type { Clause, Meaning, NounPhrase } from '../meaning';
import { readEnglish } from '../readEnglish';
import { createFrenchWriter } from './writer';

const writer = createFrenchWriter(realContent('fr'));

function said(meaning: Meaning | undefined): string | undefined {
  return (
    meaning &&
    writer
      .write(meaning, { address: 'feminine', isFamiliar: true })
      ?.map(({ surface, glued }) => (glued ? surface : ` ${surface}`))
      .join('')
      .trim()
  );
}

const inFrench = (english: string) => said(readEnglish(english, (lemma, wordClass) => writer.knows(lemma, wordClass)));

const i: NounPhrase = { pronoun: 'i' };
const sleeping: Clause = {
  mood: 'statement',
  subject: i,
  predicate: { kind: 'does', verb: 'sleep' },
  tense: 'present',
  negated: false,
  where: [],
  when: [],
};
const of = (more: Partial<Clause>) => said({ clauses: [{ ...sleeping, ...more }] });

describe('what stands around a sentence', () => {
  it.each([
    ['I go to work by bus.', 'Je vais au travail en bus.'],
    ['I drink coffee without sugar.', 'Je bois du café sans sucre.'],
    ['I came without my husband.', 'Je suis venue sans mon mari.'],
    ['I went to London by train to visit my sister.', 'Je suis allée à Londres en train pour rendre visite à ma sœur.'],
    ['Go to the shop to buy bread.', 'Va au magasin pour acheter du pain.'],
    ["I don't smoke any more.", 'Je ne fume plus.'],
    ['Maybe he is tired.', 'Il est peut-être fatigué.'],
    ['He will probably come tomorrow.', 'Demain, il va probablement venir.'],
    ['Have you ever been to Africa?', 'Est-ce que tu es déjà allé en Afrique ?'],
    ['I have never eaten sushi.', 'Je n’ai jamais mangé de sushis.'],
    ['I want to visit Japan one day.', 'Je veux visiter le Japon un jour.'],
    ['I saw the sea for the first time.', 'J’ai vu la mer pour la première fois.'],
    ['I ate a sandwich at the office for lunch.', 'À midi, j’ai mangé un sandwich au bureau.'],
    ['I read in French.', 'Je lis en français.'],
    ['I was sleeping.', 'Je dormais.'],
  ])('%s', (english, french) => {
    expect(inFrench(english)).toBe(french);
  });

  it('says nothing rather than leave something out', () => {
    expect(of({ by: { noun: 'lake', plural: false, determiner: 'the', qualities: [] } })).toBeUndefined();
    expect(of({ without: { pronoun: 'it' } })).toBeUndefined();
    expect(of({ purpose: { ...sleeping, negated: true } })).toBeUndefined();
    expect(of({ purpose: { ...sleeping, subject: i } })).toBeUndefined();
    expect(of({ noLonger: true })).toBeUndefined();
    expect(of({ noLonger: true, negated: true, often: 'never' })).toBeUndefined();
    expect(of({ certainty: 'maybe', mood: 'question', asksFor: 'whether' })).toBeUndefined();
    expect(of({ certainty: 'maybe', mood: 'request', subject: { pronoun: 'you' } })).toBeUndefined();
    expect(of({ experience: true })).toBeUndefined();
    expect(of({ asked: { noun: 'cat', plural: true, determiner: 'none', qualities: [] } })).toBeUndefined();
    expect(of({ modality: 'should', tense: 'past' })).toBeUndefined();
    const how = { mood: 'question', asksFor: 'how', predicate: { kind: 'quality', qualities: [] } } as const;
    expect(of({ ...how, without: i })).toBeUndefined();
    expect(of({ ...how, certainty: 'maybe' })).toBeUndefined();
  });
});

describe('what is asked for by a noun or a measure', () => {
  it.each([
    ['How many children do you have?', 'Combien d’enfants est-ce que tu as ?'],
    ['How many books did you read?', 'Combien de livres est-ce que tu as lus ?'],
    ['Which languages do you speak?', 'Quelles langues est-ce que tu parles ?'],
    ['What music do you like?', 'Quelle musique est-ce que tu aimes ?'],
    ['Which sport do you play?', 'Quel sport est-ce que tu fais ?'],
    ['How much is it?', 'Combien est-ce que ça coûte ?'],
    ['How long are you staying?', 'Combien de temps est-ce que tu restes ?'],
    ['How was your day?', 'Comment s’est passée ta journée ?'],
    ['What did you clean?', 'Qu’est-ce que tu as nettoyé ?'],
  ])('%s', (english, french) => {
    expect(inFrench(english)).toBe(french);
  });
});

describe('what stands over a verb', () => {
  it.each([
    ['You should not drink.', 'Tu ne devrais pas boire.'],
    ['I am learning to swim.', 'J’apprends à nager.'],
    ['I would like to learn to play the guitar.', 'Je voudrais apprendre à jouer de la guitare.'],
    ['I decided to go home.', 'J’ai décidé de rentrer à la maison.'],
    ['I have no time to cook.', 'Je n’ai pas le temps de cuisiner.'],
    ['I tried to sleep.', 'J’ai essayé de dormir.'],
    ['It started to rain.', 'Il a commencé à pleuvoir.'],
    ['I stopped smoking.', 'J’ai arrêté de fumer.'],
    ['I hope to come.', 'J’espère venir.'],
    ['I forgot to call my mother.', 'J’ai oublié d’appeler ma mère.'],
    ['I think that German is difficult.', 'Je pense que l’allemand est difficile.'],
    ['I hope it does not rain.', 'J’espère qu’il ne va pas pleuvoir.'],
    ['She said that she was tired.', 'Elle a dit qu’elle était fatiguée.'],
    ['I heard that she is ill.', 'J’ai entendu dire qu’elle est malade.'],
    // What is denied would take the subjonctif.
    ["I don't think that he is right.", undefined],
  ])('%s', (english, french) => {
    expect(inFrench(english)).toBe(french);
  });
});

describe('answers that are no sentence', () => {
  it.each([
    ['A cheese sandwich and a tea.', 'Un sandwich au fromage et un thé.'],
    ['With my friend Maya.', 'Avec mon amie Maya.'],
    ['In the garden.', 'Dans le jardin.'],
    ['On Monday.', 'Lundi.'],
    ['By bus.', 'En bus.'],
  ])('%s', (english, french) => {
    expect(inFrench(english)).toBe(french);
  });

  it('are not said of things that may be les or des', () => {
    const cats: NounPhrase = { noun: 'cat', plural: true, determiner: 'none', qualities: [] };
    expect(said({ clauses: [{ ...answer, predicate: { kind: 'fragment', what: cats } }] })).toBeUndefined();
    expect(said({ clauses: [{ ...answer, predicate: { kind: 'fragment' } }] })).toBeUndefined();
  });
});

const { subject: _subject, ...answer } = sleeping;

describe('verbs that French says otherwise', () => {
  it.each([
    ['My feet hurt.', 'Mes pieds me font mal.'],
    ['I packed my suitcase.', 'J’ai fait ma valise.'],
    ['I am tired of my job.', 'J’en ai assez de mon travail.'],
    ['I spend time with my family.', 'Je passe du temps avec ma famille.'],
    ['I changed trains in Paris.', 'J’ai changé de train à Paris.'],
    ['I disagree.', 'Je ne suis pas d’accord.'],
    ['The answer is wrong.', 'La réponse est fausse.'],
    ['I fell in love with a teacher.', 'Je suis tombée amoureuse d’un professeur.'],
    ['I boil the eggs.', 'Je fais cuire les œufs.'],
    ['I boil water.', 'Je fais bouillir de l’eau.'],
    ['This bag belongs to me.', 'Ce sac m’appartient.'],
    ['What does it mean?', 'Qu’est-ce que ça veut dire ?'],
    ['I get off the bus.', 'Je descends du bus.'],
    ['I got angry.', 'Je me suis mise en colère.'],
    ['I knock on the door.', 'Je frappe à la porte.'],
    ['I graduated in June.', 'J’ai obtenu mon diplôme en juin.'],
    ['I go on holiday to Spain.', 'Je pars en vacances en Espagne.'],
    ['I have a stomach ache.', 'J’ai mal au ventre.'],
  ])('%s', (english, french) => {
    expect(inFrench(english)).toBe(french);
  });
});

describe('words', () => {
  it.each([
    ['I like Christmas.', 'J’aime Noël.'],
    ['I have two siblings.', 'J’ai deux frères et sœurs.'],
    ['I love peppers.', 'J’adore les poivrons.'],
    ['My sister is a maths teacher.', 'Ma sœur est professeure de maths.'],
    ['I am from Haiti.', 'Je viens d’Haïti.'],
    ['My daughter is well-mannered.', 'Ma fille est bien élevée.'],
    ['I wear jeans and a hoodie.', 'Je porte un jean et un sweat à capuche.'],
    ['I have three DVDs.', 'J’ai trois DVD.'],
    ['I like cauliflowers.', 'J’aime les choux-fleurs.'],
    ['I have a serious injury.', 'J’ai une blessure grave.'],
  ])('%s', (english, french) => {
    expect(inFrench(english)).toBe(french);
  });
});
