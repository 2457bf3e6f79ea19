import { expect as expectWithin, test, type Locator, type Page } from '@playwright/test';
import { paths } from '../../server/paths';
import { parseContent, readContentFiles } from '../../server/tutor/builtin/format/loadContent';
import { own, replies, say, signUp } from './learner';

const languages = [
  { name: 'French', code: 'fr', shown: /\p{Script=Latin}/u, written: 'Je voudrais un café, s’il vous plaît.' },
  { name: 'German', code: 'de', shown: /\p{Script=Latin}/u, written: 'Entschuldigung, wo ist der Bahnhof?' },
  { name: 'Japanese', code: 'ja', shown: /\p{Script=Hiragana}/u, written: 'コーヒーをお願いします。' },
  { name: 'Korean', code: 'ko', shown: /\p{Script=Hangul}/u, written: '길을 잃었어요.' },
] as const;
const typed = "Hi, my name is Tom. It's nice to meet you.";
const taps = 1;

/** Whoever chooses a language first waits until the server has read its content: two seconds, or more on a busy machine. */
const expect = expectWithin.configure({ timeout: 20_000 });

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** What the tutor says where it did not understand, or understood a part alone. */
function apologiesIn(code: string): string[] {
  const { anywhere } = parseContent(code, readContentFiles(paths.tutorContent, code)).content;
  const answers = ['lost', 'partly'].flatMap((entry) => anywhere.get(entry)?.answers ?? []);
  return answers.map(({ text }) => lettersOf(text));
}

function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The browser's own text for a request that failed names no address.
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Waits until both the learner's sentence and the tutor's answer stand whole. */
async function turnEnds(page: Page, number: number): Promise<void> {
  await expect(replies(page)).toHaveCount(number);
  for (const message of [own(page).nth(number - 1), replies(page).nth(number - 1)]) {
    await expect(message).toHaveAttribute('aria-busy', 'false');
    await expect(message.locator('.word').first()).toBeVisible();
  }
}

/** Words with letters that have no gloss, though they are no English that is quoted. */
const unglossed = (messages: Locator) =>
  messages
    .locator('.word:not(.is-quoted)')
    .evaluateAll((words) =>
      words
        .filter((word) => /\p{L}/u.test(word.textContent) && word.getAttribute('data-gloss') === '')
        .map((word) => word.textContent),
    );

for (const { name, code, shown, written } of languages) {
  test(`a learner of ${name} says something, is answered, and goes on by what is suggested and by writing`, async ({
    page,
  }) => {
    // Three answers word by word, on a machine that does other things as well.
    test.setTimeout(60_000);
    const complaints = watchConsole(page);
    await signUp(page);
    await page.goto('/conversation');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    await say(page, typed);
    await turnEnds(page, 1);
    const offered: string[] = [];
    for (let tap = 1; tap <= taps; tap += 1) {
      const chip = page.getByRole('list', { name: 'You could answer' }).getByRole('button').first();
      offered.push(lettersOf((await chip.locator('.chip-text').textContent()) ?? ''));
      await chip.click();
      await turnEnds(page, tap + 1);
    }
    await say(page, written);
    await turnEnds(page, taps + 2);

    const ownSentences = () => own(page).locator('.sentence').allTextContents();
    const otherLetters = async () => (await ownSentences()).slice(1).map(lettersOf);
    await expect.poll(otherLetters).toEqual([...offered, lettersOf(written)]);
    const [first = ''] = await ownSentences();
    expect(first).toMatch(shown);
    expect(lettersOf(first)).not.toContain('mynameis');
    const answers = await replies(page).locator('.sentence').allTextContents();
    const lines = answers.flatMap((answer) => answer.split(/(?<=[.!?。！？…])/u).map(lettersOf)).filter(Boolean);
    expect(answers).toHaveLength(taps + 2);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    const apologies = apologiesIn(code);
    expect(lettersOf(answers.join('')).split(new RegExp(apologies.join('|'), 'u'))).toHaveLength(1);
    await expect(page.getByText('has no answer to this yet')).toHaveCount(0);
    for (const messages of [own(page), replies(page)]) {
      await expect(messages.locator(`.sentence:not([lang="${code}"])`)).toHaveCount(0);
      expect(await unglossed(messages)).toEqual([]);
    }
    // What is quoted is a word or two of a sentence that is about them.
    for (const quoted of await replies(page).locator('.is-quoted').allTextContents()) {
      expect(quoted).toMatch(/^[^\p{L}]*[a-z][a-z' ]*[^\p{L}]*(は|은|는)?$/iu);
    }

    // Whoever comes back reads the same.
    const said = [...(await ownSentences()), ...answers];
    await page.reload();
    await expect(replies(page)).toHaveCount(taps + 2);
    expect([...(await ownSentences()), ...(await replies(page).locator('.sentence').allTextContents())]).toEqual(said);

    // It explains what its content knows.
    const newest = replies(page).last();
    await newest.getByRole('button', { name: 'Translation', exact: true }).click();
    await newest.locator('.word:not(.is-plain)').first().click();
    await expect(newest.getByRole('button', { name: 'Mark as Mastered' })).toBeVisible();
    await expect(newest.getByRole('button', { name: 'Why?' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
