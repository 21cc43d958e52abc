import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seen, skippedIf } from '@storefront/lifecycle/testing';
import { unknownIds } from './real-request.ts';
import { LANGUAGES, missingFor, runSample } from './run-sample.ts';
import { SAMPLE_OBJECTS } from './sample-objects.ts';
import { type SampleStore, sampleStore } from './sample-store.ts';

/** Runs every code sample of the published document as a reader would, with the IDs of objects that exist. */

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-codeSamples'?: readonly { readonly lang: string; readonly source: string }[];
}
const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../gateway/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

let shop: SampleStore;
/** Its clock and its faults belong to its own samples. */
let sandbox: SampleStore;
let folder: string;

beforeAll(async () => {
  [shop, sandbox, folder] = await Promise.all([sampleStore(), sampleStore(), mkdtemp(join(tmpdir(), 'storefront-samples-'))]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every operation has a sample in each language', () => {
  const without = operations
    .filter((operation) => operation['x-codeSamples']?.length !== LANGUAGES.length)
    .map(({ operationId }) => `${operationId} has no code samples. Add its example values to its documentation in gateway/src/api.`);

  expect(operations.length).toBeGreaterThan(60);
  expect(without).toEqual([]);
});

for (const language of LANGUAGES) {
  const { lang } = language;
  const program = missingFor(language);
  skippedIf(program !== undefined && `needs ${program}`, describe)(`in ${lang}`, () => {
    let succeeded = 0;
    test.each(operations.map((operation) => [operation.operationId, operation] as const))('%s succeeds', async (id, operation) => {
      const isSandbox = operation.tags.includes('Sandbox');
      const store = isSandbox ? sandbox : shop;
      const objects = { ...(await SAMPLE_OBJECTS[id]?.(store)) };
      const source = operation['x-codeSamples']?.find((sample) => sample.lang === lang)?.source ?? '';
      const real = Object.entries(objects).reduce((text, [example, value]) => text.replaceAll(example, value), source);

      const { status, output } = await runSample(language, real, folder, store.env);

      expect(unknownIds(real)).toEqual([]);
      expect(`${status}\n${output}`).toMatch(new RegExp(`^${successOf(operation)}\\n`));
      succeeded += 1;
    });

    test('as many samples succeed as the document has', () => {
      const samples = operations.flatMap((operation) => operation['x-codeSamples'] ?? []).filter((sample) => sample.lang === lang);

      expect(succeeded).toBe(seen('samples', samples, operations.length).length);
    });
  });
}

const successOf = ({ responses }: Operation): string => Object.keys(responses).find((status) => status.startsWith('2')) ?? 'none';
