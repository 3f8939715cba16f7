import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** As vitest.config.ts tells of the tag. */
const TAG = '// @module-tag long';

const isLong = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').startsWith(TAG);

/** Lets the files that take long wait for the others of their ring: most of what fails is told within a minute. */
export class LongLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rings = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...rings.values()].flatMap((ring) => {
      const { long = [], others = [] } = Object.groupBy(ring, (file) =>
        isLong(file) ? 'long' : 'others',
      );
      return [...others, ...long];
    });
  }
}
