import { useEffect, useMemo, useRef, useState } from 'react';
import type { Word } from '../../domain/words/word';
import { createOneAtATime } from '../api/oneAtATime';
import { sentenceOf } from '../api/sentenceOf';
import type { WordsAnswer } from '../conversation/storeTypes';
import { browserSession } from '../session/browserSession';
import { useAccountNews } from '../session/useConnection';
import type { WordBankData } from './loadWordBank';
import { createWordsRevision } from './wordsRevision';
import { markCalls, type MarkIntent, partsOf } from './markForm';

/** What became of a mark. Part of it may be done when the rest fails. */
export interface Marked {
  /** Words that are marked now. */
  ids: readonly string[];
  /** As many marks as Undo has to take back. */
  marks: number;
  /** Why the others are not, in one sentence. */
  error: string | null;
}

export interface WordBank {
  words: readonly Word[];
  /** Those are all; until then they are the first rows of the page. */
  isComplete: boolean;
  /** The rest could not be fetched. */
  hasFailed: boolean;
  fetchAgain: () => Promise<void>;
  isMarking: boolean;
  mark: (intent: MarkIntent, ids: readonly string[]) => Promise<Marked>;
  /** Why it could not be taken back, or null. */
  undo: (marks: number) => Promise<string | null>;
}

/** The learner's words: the page's first rows, then all of them, with what is marked here. */
export function useWords(data: WordBankData): WordBank {
  const { scope, rows, counts } = data;
  const [list, setList] = useState<{ words: readonly Word[]; isComplete: boolean }>(() => ({
    words: rows,
    isComplete: rows.length === counts.all,
  }));
  const [hasFailed, setHasFailed] = useState(false);
  const [isMarking, setIsMarking] = useState(false);
  const marksSoFar = useRef(0);
  const revisions = useRef(createWordsRevision()).current;

  const { language, conversationId } = scope;
  const load = useMemo(() => {
    const wanted = { ...(language === undefined ? {} : { language }), ...(conversationId && { conversationId }) };
    let known = '';
    async function loadOnce(): Promise<void> {
      const { call, warn } = browserSession();
      try {
        let marksBefore: number;
        let answer: WordsAnswer;
        do {
          marksBefore = marksSoFar.current;
          answer = await call('GET /morphemes', wanted);
          // A mark made meanwhile is newer than this answer.
        } while (marksSoFar.current !== marksBefore);
        setHasFailed(false);
        revisions.loaded(answer.wordsRevision);
        // Heard of while this was asked for.
        if (revisions.isBehind()) void load();
        // Looked at again without news: ten thousand rows need not be made anew.
        const version = `${answer.wordsRevision} ${answer.masteryThreshold}`;
        if (version === known) return;
        known = version;
        setList({ words: answer.morphemes, isComplete: true });
      } catch (error) {
        warn('The words were not loaded.', error);
        setHasFailed(true);
      }
    }
    const load = createOneAtATime(loadOnce);
    return load;
  }, [language, conversationId, revisions]);

  // Words are met and marked in a conversation too, in another tab or on another device.
  useAccountNews({
    onNews: ({ wordsRevision }) => {
      if (wordsRevision !== undefined) revisions.heard(wordsRevision);
      if (revisions.isBehind()) void load();
    },
    onOpen: () => void load(),
  });

  useEffect(() => {
    setList((former) => (former.isComplete ? former : { ...former, words: rows }));
    void load();
  }, [load, rows]);

  const mark = async (intent: MarkIntent, ids: readonly string[]): Promise<Marked> => {
    const { call, warn } = browserSession();
    const marked: string[] = [];
    let marks = 0;
    setIsMarking(true);
    revisions.beginMark();
    try {
      for (const morphemeIds of partsOf(ids)) {
        const { morphemes, wordsRevision } = await call(markCalls[intent], { morphemeIds });
        marks += 1;
        revisions.marked(wordsRevision);
        marksSoFar.current += 1;
        marked.push(...morphemeIds);
        const byId = new Map(morphemes.map((word) => [word._id, word]));
        setList(({ words, isComplete }) => ({ words: words.map((word) => byId.get(word._id) ?? word), isComplete }));
      }
      return { ids: marked, marks, error: null };
    } catch (error) {
      warn('Words were not marked.', error);
      return { ids: marked, marks, error: sentenceOf(error) };
    } finally {
      setIsMarking(false);
      revisions.endMark();
      if (revisions.isBehind()) void load();
    }
  };

  const undo = async (marks: number): Promise<string | null> => {
    const { call, warn } = browserSession();
    try {
      for (let taken = 0; taken < marks; taken += 1) await call('POST /morphemes/undo', {});
      return null;
    } catch (error) {
      warn('The mark was not taken back.', error);
      return sentenceOf(error);
    } finally {
      marksSoFar.current += 1;
      await load();
    }
  };

  return { ...list, hasFailed, fetchAgain: load, isMarking, mark, undo };
}
