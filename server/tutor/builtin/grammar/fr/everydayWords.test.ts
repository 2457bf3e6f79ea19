import { describe, expect, it } from 'vitest';
import { sayPlainly } from '../../../../../tests/support/sayPlainly';

describe('words of everyday life', () => {
  it.each([
    ['Put your hat on!', 'Mets ton chapeau.'],
    ['I brush my teeth every morning.', 'Je me brosse les dents tous les matins.'],
    ['I overslept yesterday.', 'Hier, je me suis réveillée trop tard.'],
    ['I put on my shoes.', 'Je mets mes chaussures.'],
    ['I picked my sister up at the station.', 'J’ai récupéré ma sœur à la gare.'],
    ['Our car broke down.', 'Notre voiture est tombée en panne.'],
    ['We ran out of milk.', 'Nous n’avons plus de lait.'],
    ['I want to go back to Spain.', 'Je veux retourner en Espagne.'],
    ['She cut herself.', 'Elle s’est coupée.'],
    ['The dog scares me.', 'Le chien me fait peur.'],
    ['I get along with my mother.', 'Je m’entends bien avec ma mère.'],
    ['I signed the contract.', 'J’ai signé le contrat.'],
    ['The film lasts two hours.', 'Le film dure deux heures.'],
    ["My phone doesn't work.", 'Mon téléphone ne marche pas.'],
    ['My wife decides.', 'Ma femme décide.'],
    ['My father is a cook too.', 'Mon père aussi est cuisinier.'],
    ['I cook really good lasagne.', 'Je cuisine de vraiment bonnes lasagnes.'],
    ['My mum is a baker.', 'Ma maman est boulangère.'],
    ['I bought a pair of shoes.', 'J’ai acheté une paire de chaussures.'],
    ['He laughed at me.', 'Il s’est moqué de moi.'],
    ['My aunt is a gynaecologist.', 'Ma tante est gynécologue.'],
    ['We saw a hedgehog and two ravens.', 'Nous avons vu un hérisson et deux corbeaux.'],
    ['I need two kilos of potatoes.', 'J’ai besoin de deux kilos de pommes de terre.'],
    ['He left his wife.', 'Il a quitté sa femme.'],
    ['I left my bag on the bus.', 'J’ai laissé mon sac dans le bus.'],
    ['The bee stung me.', 'L’abeille m’a piquée.'],
  ])('%s', (english, expected) => {
    expect(sayPlainly(english, 'fr', { address: 'feminine' })).toBe(expected);
  });
});
