import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each takes ten seconds and more. */
const longest = [
  'tests/realtime/chaos.test.ts',
  'tests/api/permissions.test.ts',
  'tests/db/wordCounts.test.ts',
  'server/tutor/builtin/dialogue/scenarios.test.ts',
];

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((path) => moduleId.endsWith(path));
  return place === -1 ? longest.length : place;
}

/**
 * What takes longest is begun first: begun last, it runs on alone while every other worker has nothing to do. Vitest
 * itself knows how long a file took only from an earlier run, which a fresh clone has not seen.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
