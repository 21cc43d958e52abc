import { expect, test } from '@jest/globals';
import { expectSamples, operations, sampleOf } from './expect-samples.ts';

/** The samples that need nothing but this repository. `test/generated-clients/samples.test.ts` has those of the generated clients. */

const LANGUAGES = ['Shell', 'JavaScript', 'Python', 'Go'];

test('every operation has a sample in each language', () => {
  const without = operations
    .filter((operation) => LANGUAGES.some((lang) => sampleOf(operation, lang) === ''))
    .map(({ operationId }) => `${operationId} has no code samples. Add its example values to its documentation in gateway/src/api.`);

  expect(operations.length).toBeGreaterThan(60);
  expect(without).toEqual([]);
});

expectSamples({ lang: 'Shell', file: 'sample.sh', program: 'bash' });
expectSamples({ lang: 'JavaScript', file: 'sample.mjs', program: process.execPath });
