import { describe, expect, it } from 'vitest';
import { imperative, pastParticiple, simpleForm, type Person } from './conjugate';
import { participle, past, plural, thirdPerson } from './english';
import { adjectiveForm, nounPlural } from './inflect';
import { genderOfName } from './names';
import { numberPieces } from './numbers';
import { assemble, pieces, startsWithVowel, word } from './pieces';
import { clockPieces } from './times';
import { verbRows } from './verbs';

const persons: readonly Person[] = [0, 1, 2, 3, 4, 5];

describe('verbs', () => {
  it.each([
    ['être', 'suis es est sommes êtes sont'],
    ['avoir', 'ai as a avons avez ont'],
    ['aller', 'vais vas va allons allez vont'],
    ['faire', 'fais fais fait faisons faites font'],
    ['pouvoir', 'peux peux peut pouvons pouvez peuvent'],
    ['vouloir', 'veux veux veut voulons voulez veulent'],
    ['devoir', 'dois dois doit devons devez doivent'],
    ['savoir', 'sais sais sait savons savez savent'],
    ['venir', 'viens viens vient venons venez viennent'],
    ['prendre', 'prends prends prend prenons prenez prennent'],
    ['dormir', 'dors dors dort dormons dormez dorment'],
    ['lever', 'lève lèves lève levons levez lèvent'],
    ['manger', 'mange manges mange mangeons mangez mangent'],
    ['commencer', 'commence commences commence commençons commencez commencent'],
    ['préférer', 'préfère préfères préfère préférons préférez préfèrent'],
    ['appeler', 'appelle appelles appelle appelons appelez appellent'],
    ['acheter', 'achète achètes achète achetons achetez achètent'],
    ['payer', 'paie paies paie payons payez paient'],
    ['essayer', 'essaie essaies essaie essayons essayez essaient'],
    ['envoyer', 'envoie envoies envoie envoyons envoyez envoient'],
    ['boire', 'bois bois boit buvons buvez boivent'],
    ['lire', 'lis lis lit lisons lisez lisent'],
    ['écrire', 'écris écris écrit écrivons écrivez écrivent'],
    ['voir', 'vois vois voit voyons voyez voient'],
    ['connaître', 'connais connais connaît connaissons connaissez connaissent'],
    ['finir', 'finis finis finit finissons finissez finissent'],
    ['ouvrir', 'ouvre ouvres ouvre ouvrons ouvrez ouvrent'],
    ['courir', 'cours cours court courons courez courent'],
    ['recevoir', 'reçois reçois reçoit recevons recevez reçoivent'],
    ['peindre', 'peins peins peint peignons peignez peignent'],
    ['conduire', 'conduis conduis conduit conduisons conduisez conduisent'],
    ['dire', 'dis dis dit disons dites disent'],
  ])('%s in the present', (verb, forms) => {
    expect(persons.map((person) => simpleForm(verb, 'present', person)).join(' ')).toBe(forms);
  });

  it.each([
    ['être', 'étais', 'serai', 'serais', 'été'],
    ['avoir', 'avais', 'aurai', 'aurais', 'eu'],
    ['aller', 'allais', 'irai', 'irais', 'allé'],
    ['venir', 'venais', 'viendrai', 'viendrais', 'venu'],
    ['pouvoir', 'pouvais', 'pourrai', 'pourrais', 'pu'],
    ['vouloir', 'voulais', 'voudrai', 'voudrais', 'voulu'],
    ['devoir', 'devais', 'devrai', 'devrais', 'dû'],
    ['faire', 'faisais', 'ferai', 'ferais', 'fait'],
    ['voir', 'voyais', 'verrai', 'verrais', 'vu'],
    ['manger', 'mangeais', 'mangerai', 'mangerais', 'mangé'],
    ['payer', 'payais', 'paierai', 'paierais', 'payé'],
    ['naître', 'naissais', 'naîtrai', 'naîtrais', 'né'],
    ['mordre', 'mordais', 'mordrai', 'mordrais', 'mordu'],
    ['éteindre', 'éteignais', 'éteindrai', 'éteindrais', 'éteint'],
  ])('%s in the other tenses', (verb, imparfait, future, conditional, done) => {
    expect(simpleForm(verb, 'imparfait', 0)).toBe(imparfait);
    expect(simpleForm(verb, 'future', 0)).toBe(future);
    expect(simpleForm(verb, 'conditional', 0)).toBe(conditional);
    expect(pastParticiple(verb, { gender: 'm', plural: false })).toBe(done);
  });

  it('makes participles agree, and knows imperatives', () => {
    expect(pastParticiple('aller', { gender: 'f', plural: false })).toBe('allée');
    expect(pastParticiple('aller', { gender: 'f', plural: true })).toBe('allées');
    expect(pastParticiple('prendre', { gender: 'm', plural: true })).toBe('pris');
    expect([imperative('aller', true), imperative('aller', false)]).toEqual(['va', 'allez']);
    expect([imperative('manger', true), imperative('faire', false)]).toEqual(['mange', 'faites']);
    expect(() => imperative('pouvoir', true)).toThrow('pouvoir');
  });

  it('has the forms of each verb of a row', () => {
    for (const row of Object.values(verbRows)) {
      if (!row) continue;
      expect(simpleForm(row.verb, 'present', 2), row.verb).not.toBe('');
      expect(pastParticiple(row.verb, { gender: 'm', plural: false }), row.verb).not.toBe('');
    }
  });
});

describe('adjectives and nouns', () => {
  it.each([
    ['grand', 'grand grande grands grandes'],
    ['petit', 'petit petite petits petites'],
    ['beau', 'beau belle beaux belles'],
    ['nouveau', 'nouveau nouvelle nouveaux nouvelles'],
    ['vieux', 'vieux vieille vieux vieilles'],
    ['bon', 'bon bonne bons bonnes'],
    ['gros', 'gros grosse gros grosses'],
    ['long', 'long longue longs longues'],
    ['blanc', 'blanc blanche blancs blanches'],
    ['heureux', 'heureux heureuse heureux heureuses'],
    ['jaloux', 'jaloux jalouse jaloux jalouses'],
    ['cher', 'cher chère chers chères'],
    ['sportif', 'sportif sportive sportifs sportives'],
    ['italien', 'italien italienne italiens italiennes'],
    ['espagnol', 'espagnol espagnole espagnols espagnoles'],
    ['allemand', 'allemand allemande allemands allemandes'],
    ['anglais', 'anglais anglaise anglais anglaises'],
    ['grec', 'grec grecque grecs grecques'],
    ['turc', 'turc turque turcs turques'],
    ['naturel', 'naturel naturelle naturels naturelles'],
    ['normal', 'normal normale normaux normales'],
    ['créatif', 'créatif créative créatifs créatives'],
    ['gentil', 'gentil gentille gentils gentilles'],
    ['drôle', 'drôle drôle drôles drôles'],
    ['fatigué', 'fatigué fatiguée fatigués fatiguées'],
    ['sympa', 'sympa sympa sympas sympas'],
    ['marron', 'marron marron marron marron'],
    ['inquiet', 'inquiet inquiète inquiets inquiètes'],
    ['doux', 'doux douce doux douces'],
    ['frais', 'frais fraîche frais fraîches'],
    ['sec', 'sec sèche secs sèches'],
    ['fou', 'fou folle fous folles'],
    ['bon marché', 'bon marché bon marché bon marché bon marché'],
    ['mignon', 'mignon mignonne mignons mignonnes'],
    ['flatteur', 'flatteur flatteuse flatteurs flatteuses'],
    ['meilleur', 'meilleur meilleure meilleurs meilleures'],
    ['neuf', 'neuf neuve neufs neuves'],
  ])('%s', (masculine, forms) => {
    const all = [
      adjectiveForm(masculine, 'm', false),
      adjectiveForm(masculine, 'f', false),
      adjectiveForm(masculine, 'm', true),
      adjectiveForm(masculine, 'f', true),
    ];
    expect(all.join(' ')).toBe(forms);
  });

  it.each([
    ['chat', 'chats'],
    ['oiseau', 'oiseaux'],
    ['jeu', 'jeux'],
    ['cheval', 'chevaux'],
    ['travail', 'travaux'],
    ['œil', 'yeux'],
    ['nez', 'nez'],
    ['fils', 'fils'],
    ['genou', 'genoux'],
    ['festival', 'festivals'],
    ['grand-mère', 'grands-mères'],
    ['pomme de terre', 'pommes de terre'],
    ['film d’horreur', 'films d’horreur'],
    ['salle de bain', 'salles de bain'],
    ['maillot de bain', 'maillots de bain'],
    ['petit déjeuner', 'petits déjeuners'],
    ['jeu vidéo', 'jeux vidéo'],
    ['gâteau', 'gâteaux'],
    ['bureau', 'bureaux'],
    ['souris', 'souris'],
  ])('%s has the plural %s', (single, several) => {
    expect(nounPlural(single)).toBe(several);
  });

  it('knows the gender of common first names alone', () => {
    expect([genderOfName('Emma'), genderOfName('Tom'), genderOfName('Biscuit')]).toEqual(['f', 'm', undefined]);
  });
});

const said = (words: ReturnType<typeof pieces> | undefined) => words?.map(({ surface }) => surface).join(' ');

describe('numbers and hours', () => {
  it.each([
    [1, 'un'],
    [4, 'quatre'],
    [16, 'seize'],
    [21, 'vingt et un'],
    [25, 'vingt-cinq'],
    [70, 'soixante-dix'],
    [71, 'soixante et onze'],
    [76, 'soixante-seize'],
    [80, 'quatre-vingts'],
    [81, 'quatre-vingt-un'],
    [91, 'quatre-vingt-onze'],
    [99, 'quatre-vingt-dix-neuf'],
    [100, 'cent'],
    [250, '250'],
  ])('%i', (count, words) => {
    expect(said(numberPieces(count))).toBe(words);
  });

  it('counts what is feminine with une', () => {
    expect(said(numberPieces(1, true))).toBe('une');
    expect(said(numberPieces(31, true))).toBe('trente et une');
    expect(numberPieces(1.5)).toBeUndefined();
  });

  it.each([
    [7, 0, 'à sept heures'],
    [1, 0, 'à une heure'],
    [7, 30, 'à sept heures et demie'],
    [7, 15, 'à sept heures et quart'],
    [7, 45, 'à huit heures moins le quart'],
    [12, 0, 'à midi'],
    [12, 30, 'à midi et demi'],
    [0, 0, 'à minuit'],
    [19, 30, 'à dix-neuf heures trente'],
    [8, 10, 'à huit heures dix'],
  ])('%i:%i', (hour, minute, words) => {
    expect(said(clockPieces({ hour, minute }))).toBe(words);
  });
});

describe('assemble', () => {
  const text = (words: string) =>
    assemble(pieces(words), '.')
      .map(({ surface, glued }) => (glued ? surface : ` ${surface}`))
      .join('')
      .trim();

  it('elides and contracts', () => {
    expect(text('je=I ai~avoir=have')).toBe('J’ai.');
    expect(text('de=of le=the ami=friend')).toBe('De l’ami.');
    expect(text('de=of le=the chat=cat')).toBe('Du chat.');
    expect(text('à=to les~le=the chats~chat=cats')).toBe('Aux chats.');
    expect(text('si=if il=it pleut~pleuvoir=rains')).toBe('S’il pleut.');
    expect(text('si=if elle=she')).toBe('Si elle.');
    expect(text('parce_que=because il=he')).toBe('Parce qu’il.');
    expect(text('de=of le=him voir=to_see')).toBe('De le voir.');
    expect(text('le=the hamster=hamster')).toBe('Le hamster.');
    expect(text('le=the hôpital=hospital')).toBe('L’hôpital.');
  });

  it('gives lemmas and joined senses', () => {
    expect(assemble([...pieces('je=I parle~parler=speak à=to le=the'), word('chat', 'cat')], '.')).toEqual([
      { surface: 'Je', gloss: 'I' },
      { surface: 'parle', gloss: 'speak', lemma: 'parler' },
      { surface: 'au', gloss: 'to the' },
      { surface: 'chat', gloss: 'cat' },
      { surface: '.', gloss: '', glued: true },
    ]);
  });

  it.each([
    ['homme', true],
    ['heure', true],
    ['hérisson', false],
    ['haricot', false],
    ['œuf', true],
    ['école', true],
    ['yeux', true],
    ['yaourt', false],
    ['onze', false],
    ['Hambourg', false],
    ['y', true],
  ])('%s begins with a vowel: %s', (surface, is) => {
    expect(startsWithVowel(surface)).toBe(is);
  });
});

describe('English forms for glosses', () => {
  it.each([
    ['go', 'goes', 'went', 'gone'],
    ['have', 'has', 'had', 'had'],
    ['carry', 'carries', 'carried', 'carried'],
    ['wake up', 'wakes up', 'woke up', 'woken up'],
    ['watch', 'watches', 'watched', 'watched'],
    ['be born', 'is born', 'was born', 'born'],
    ['play', 'plays', 'played', 'played'],
  ])('%s', (verb, third, before, done) => {
    expect([thirdPerson(verb), past(verb), participle(verb)]).toEqual([third, before, done]);
  });

  it.each([
    ['cat', 'cats'],
    ['child', 'children'],
    ['city', 'cities'],
    ['horror film', 'horror films'],
    ['glasses', 'glasses'],
    ['box', 'boxes'],
  ])('%s, %s', (one, several) => {
    expect(plural(one)).toBe(several);
  });
});
