import { graphDataOf } from '../../domain/progress/progress';

const nothing = { totalEncounteredWords: 0, masteredWordTotal: 0, topWordsCount: 0, percentMastered: 0 };

/** What the charts show before there is a conversation: five zero points, `#1` to `#5` (specification, section 3). */
export const placeholderGraphData = graphDataOf(Array.from({ length: 5 }, () => nothing));
