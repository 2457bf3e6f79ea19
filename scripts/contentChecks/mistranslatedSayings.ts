import type { Scene } from '../../server/tutor/builtin/format/contentFormat';
import { expandVariants, slotsOf, withSamples } from '../../server/tutor/builtin/format/template';
import { joinRendered, render, type Rendered } from '../../server/tutor/builtin/saying/render';
import { translateText } from '../../server/tutor/builtin/saying/translation';
import type { Bank } from '../../server/tutor/builtin/understanding/bank';

/** A name that stands for two lists in one scene is filled here in ways that no dialogue fills it. */
const maxUntoldShare = 0.02;
const joinedTexts = 200;

/**
 * Sentences of the content, filled and rendered as a dialogue does it, that `translateText` gives another sense than
 * their author did, alone or three in a row.
 */
export function mistranslatedSayings(bank: Bank): string[] {
  const { language, scenes } = bank.content;
  const said = [...scenes.values()].flatMap((scene) => sayingsOf(scene, bank));
  const senses = new Map<string, Set<string>>();
  for (const { text, means } of said) senses.set(text, (senses.get(text) ?? new Set()).add(means));

  const translated = new Map([...senses.keys()].map((text) => [text, translateText(text, bank)]));
  const untold = [...translated].filter(([, sense]) => sense === null);
  const wrong = [...translated].filter(([text, sense]) => sense !== null && !senses.get(text)?.has(sense));

  const sure = said.filter(({ text }) => senses.get(text)?.size === 1 && translated.get(text) !== null);
  const nth = (index: number) => sure.slice(index % sure.length).slice(0, 1);
  const joined = Array.from({ length: joinedTexts }, (_, index) =>
    joinRendered([...nth(index * 17), ...nth(index * 71 + 3), ...nth(index * 131)], language),
  );
  return [
    ...wrong.map(([text, sense]) => `'${text}' is translated as '${sense}'`),
    ...(untold.length > maxUntoldShare * senses.size
      ? [`${untold.length} of ${senses.size} sentences have no translation, such as '${untold[0]?.[0] ?? ''}'`]
      : []),
    ...joined
      .filter(({ text, means }) => translateText(text, bank) !== means)
      .map(({ text, means }) => `'${text}' is not translated as '${means}'`),
  ];
}

/** What a scene's lines and replies can say, its first slot with every entry of every list that may fill it. */
function sayingsOf(scene: Scene, bank: Bank): Rendered[] {
  const { lists } = bank.content;
  const replies = scene.lines.flatMap((line) => line.replies);
  const all = replies.map(({ text }) => text).join(' ');
  return [...scene.lines, ...replies].flatMap((utterance) =>
    (['feminine', 'masculine'] as const).flatMap((address) => {
      const [slot] = slotsOf(expandVariants(utterance.text, address)).filter(({ name }) => name !== 'name');
      const fillers = slot
        ? slotsOf(slot.list ? utterance.text : all).flatMap(({ name, list }) =>
            name === slot.name && list ? (lists[list] ?? []) : [],
          )
        : [undefined];
      return fillers.map((entry) => {
        const entries = slot && entry ? { [slot.name]: entry } : {};
        const values = withSamples(`${utterance.text} ${all}`, { entries, name: 'Jo' }, lists);
        return render(utterance, address, values, bank.tools);
      });
    }),
  );
}
