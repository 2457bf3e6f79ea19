import { nothingKnown, type TutorRequest } from '../../server/tutor/tutor';
import { unmetered } from '../../server/tutor/usageMeter';

/** A first message in French, from somebody of whom nothing is known. */
export function tutorRequest(change: Partial<TutorRequest> = {}): TutorRequest {
  return {
    conversationId: 'conversation',
    occasion: { kind: 'chat' },
    language: 'fr',
    ownLanguage: 'en',
    profile: () => Promise.resolve({ generalUserProfile: '', customInstructions: '' }),
    learnerName: 'Tom',
    message: 'Hello!',
    history: () => Promise.resolve([]),
    state: null,
    addressAs: 'unsaid',
    level: 'unsaid',
    knownShare: 0.95,
    knownCount: () => 0,
    due: () => Promise.resolve([]),
    vocabulary: () => Promise.resolve(nothingKnown),
    meter: unmetered,
    recap: () => Promise.resolve({ met: 0, mastered: [], peeked: [], needed: [] }),
    met: () => Promise.resolve([]),
    lookUp: () => Promise.resolve(new Map()),
    signal: new AbortController().signal,
    ...change,
  };
}
