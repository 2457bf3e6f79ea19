import { expect, it } from 'vitest';
import { tellsOfLoss } from './care';

it.each([
  'My mother is ill',
  'my dog is very sick',
  'I lost my job',
  'Meine Mutter ist krank',
  'Mein Hund ist gestern gestorben',
  'Ich habe meine Arbeit verloren',
  'Ma mère est malade',
  'Mon grand-père est mort',
  "ma soeur est a l'hopital",
  "Mon copain m'a quittée",
  '母は病気です',
  '祖母が亡くなりました',
  '犬が先週死にました',
  '試験に落ちました',
  '엄마가 아파요',
  '할머니가 지난주에 돌아가셨어요',
  '시험에 떨어졌어요',
])('tells of a loss: %s', (message) => {
  expect(tellsOfLoss(message)).toBe(true);
});

it.each([
  'Meine Mutter ist Ärztin',
  'Ich bin krank',
  'Wo ist das Krankenhaus?',
  'Der Film ist tot langweilig',
  "Où est l'hôpital ?",
  "Je voudrais aller à l'hôpital",
  'Ma mère est professeur',
  'Je suis mort de rire',
  '病院はどこですか',
  '母は医者です',
  '犬が好きです',
  '머리가 아파요',
  '배고파 죽겠어요',
  '엄마는 선생님이에요',
])('tells of none: %s', (message) => {
  expect(tellsOfLoss(message)).toBe(false);
});
