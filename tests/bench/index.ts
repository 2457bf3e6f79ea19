import { benchApi } from './api';
import { askedParts } from './askedParts';
import { benchEncodings } from './encodings';
import { benchModel } from './model';
import { benchModelTalks } from './modelTalks';
import { benchRealtime } from './realtime';
import { benchTurns } from './turns';
import { benchTutor } from './tutor';

/**
 * `npm run bench`: what the product must reach (docs/benchmarks.md), each figure beside a floor that does the same work
 * in the same run. Prints; asserts nothing, because machines differ. `npm run bench -- api` runs one part alone; `turns`
 * needs a build (`npm run build`).
 */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  api: benchApi,
  realtime: benchRealtime,
  turns: benchTurns,
  tutor: benchTutor,
  model: async () => {
    await benchModel();
    await benchModelTalks();
  },
  encodings: benchEncodings,
};

for (const run of askedParts(parts)) await run();
