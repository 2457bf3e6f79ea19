import { changeStored } from './testDatabase';

/** Makes a learner's turns as if each had been stopped before it had words: the tutor's first word comes too soon for that. */
export function stopWordless(username: string): void {
  const turns = 'learnerId = (SELECT id FROM User WHERE username = ?)';
  const wordless = {
    targetLanguageMessage: null,
    morphemeTranslationDetails: null,
    fullSentenceTranslation: null,
    notes: null,
  };
  const stopped = { ...wordless, notes: { status: 'done', statusMessage: '', value: { stopped: true } } };
  changeStored((database) => {
    const write = (column: string, fields: object) =>
      database
        .prepare(`UPDATE Rendering SET fields = ? WHERE messageId IN (SELECT ${column} FROM Turn WHERE ${turns})`)
        .run(JSON.stringify(fields), username);
    write('learnerMessageId', wordless);
    write('replyMessageId', stopped);
    return database.prepare(`UPDATE Turn SET state = 'stopped' WHERE ${turns}`).run(username).changes;
  }, `${username} has said nothing.`);
}

/** Makes a learner's own sentences as if the tutor had failed in each, and in none of its replies. */
export function failOwnSentences(username: string): void {
  const turns = '"replyMessageId" IS NULL AND "learnerId" = (SELECT id FROM User WHERE username = ?)';
  const failed = {
    targetLanguageMessage: { status: 'error', statusMessage: 'The tutor took too long to answer.', value: null },
    morphemeTranslationDetails: null,
    fullSentenceTranslation: null,
    notes: null,
  };
  changeStored((database) => {
    database
      .prepare(`UPDATE Rendering SET fields = ? WHERE messageId IN (SELECT learnerMessageId FROM Turn WHERE ${turns})`)
      .run(JSON.stringify(failed), username);
    return database.prepare(`UPDATE Turn SET state = 'error' WHERE ${turns}`).run(username).changes;
  }, `${username} has said nothing.`);
}
