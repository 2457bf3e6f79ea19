import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageTools } from '../../../language/languageTools';
import { freshState } from '../dialogueState';
import { buildBank, prepare } from '../understanding/bank';
import { understand } from '../understanding/understand';
import { contentDir, fixtureContent } from './fixtureContent';
import { preparedFile, readPrepared, writePrepared } from './preparedContent';

const tools = languageTools('fr');
const content = fixtureContent();

function written(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'palaver-prepared-'));
  writeFileSync(preparedFile(folder, 'fr'), writePrepared(version, content, prepare(content, tools)));
  return folder;
}

describe('readPrepared', () => {
  it('gives the content back, and what was made of it', async () => {
    const read = await readPrepared(written('1'), 'fr', { version: '1', contentDir });
    const { thesaurus, ...rest } = content;
    expect(read?.content).toMatchObject(rest);
    expect(thesaurus.has('umbrella')).toBe(false);
    expect(read?.content.thesaurus.has('umbrella')).toBe(true);
  });

  it('gives nothing where nothing was made, or of another version of the content', async () => {
    const folder = written('1');
    expect(await readPrepared(folder, 'fr', { version: '2', contentDir })).toBeUndefined();
    expect(await readPrepared(folder, 'de', { version: '1', contentDir })).toBeUndefined();
  });

  it('lets messages be understood as they are without it', async () => {
    const read = await readPrepared(written('1'), 'fr', { version: '1', contentDir });
    if (!read) throw new Error('nothing was read');
    const { thesaurus } = content;
    const [fresh, prepared] = [
      buildBank(content, tools),
      buildBank({ ...read.content, thesaurus }, tools, read.rest()),
    ];
    const says = [...content.scenes.values()].flatMap((scene) =>
      scene.lines.flatMap((line) => line.replies.flatMap(({ text, means, also }) => [text, means, ...also])),
    );
    const more = [
      'hello',
      'a cofee please',
      'can i get a tea and a coffee',
      "i don't want anything",
      'the ferret is ill',
    ];
    for (const message of [...says, ...more]) {
      const [one, other] = [fresh, prepared].map((bank) =>
        JSON.stringify(
          understand(message, freshState, bank).parts.map(({ candidate, ...rest }) => ({
            ...rest,
            said: candidate.said,
          })),
        ),
      );
      expect(other, message).toBe(one);
    }
  });
});
