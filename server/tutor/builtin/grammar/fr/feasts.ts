import type { Gender } from './inflect';

interface Feast {
  readonly name: string;
  readonly gender: Gender;
  /** Noël has none. */
  readonly article: string;
}

const bare = (name: string): Feast => ({ name, gender: 'm', article: '' });
const le = (name: string): Feast => ({ name, gender: 'm', article: 'le=the' });
const la = (name: string): Feast => ({ name, gender: 'f', article: 'la~le=the' });

const feasts: Readonly<Record<string, Feast>> = {
  christmas: bare('Noël'),
  easter: bare('Pâques'),
  halloween: bare('Halloween'),
  thanksgiving: bare('Thanksgiving'),
  hanukkah: bare('Hanouka'),
  diwali: bare('Divali'),
  'new year': le('Nouvel An'),
  'new year’s eve': la('Saint-Sylvestre'),
  "new year's eve": la('Saint-Sylvestre'),
  'chinese new year': le('Nouvel An chinois'),
  ramadan: le('ramadan'),
  'valentine’s day': la('Saint-Valentin'),
  "valentine's day": la('Saint-Valentin'),
  'mother’s day': la('fête des Mères'),
  "mother's day": la('fête des Mères'),
  'father’s day': la('fête des Pères'),
  "father's day": la('fête des Pères'),
  'bastille day': le('14 Juillet'),
};

/** Feasts, of which Noël and its like have no article. */
export const feastOf = (lemma: string): Feast | undefined => feasts[lemma];
