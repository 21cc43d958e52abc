import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seen, skippedIf } from '@storefront/lifecycle/testing';
import { unknownIds } from './real-request.ts';
import { type Language, missingFor, runSample } from './run-sample.ts';
import { SAMPLE_OBJECTS } from './sample-objects.ts';
import { type SampleStore, sampleStore } from './sample-store.ts';

/** An operation of the published document. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-codeSamples'?: readonly { readonly lang: string; readonly source: string }[];
}
const root = join(import.meta.dirname, '../..');
const document = JSON.parse(readFileSync(join(root, 'gateway/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
/** The operations of the published document. */
export const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** Runs every code sample of the published document in a language as a reader would, with the IDs of objects that exist, in tests. */
export function expectSamples(language: Language): void {
  const { lang } = language;
  let shop: SampleStore;
  /** Its clock and its faults belong to its own samples. */
  let sandbox: SampleStore;
  let folder: string;
  let succeeded = 0;
  beforeAll(async () => {
    [shop, sandbox, folder] = await Promise.all([sampleStore(), sampleStore(), mkdtemp(join(tmpdir(), 'storefront-samples-'))]);
    // Programs in JavaScript import the client of this repository.
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const program = missingFor(language);
  skippedIf(program !== undefined && `needs ${program}`, describe)(`in ${lang}`, () => {
    test.each(operations.map((operation) => [operation.operationId, operation] as const))('%s succeeds', async (id, operation) => {
      const isSandbox = operation.tags.includes('Sandbox');
      const store = isSandbox ? sandbox : shop;
      const objects = { ...(await SAMPLE_OBJECTS[id]?.(store)) };
      const real = Object.entries(objects).reduce((text, [example, value]) => text.replaceAll(example, value), sampleOf(operation, lang));

      const { status, output } = await runSample(language, real, folder, store.env);

      expect(unknownIds(real)).toEqual([]);
      expect(`${status}\n${output}`).toMatch(new RegExp(`^${successOf(operation)}\\n`));
      succeeded += 1;
    });

    test('as many samples succeed as the document has', () => {
      const samples = operations.filter((operation) => sampleOf(operation, lang) !== '');

      expect(succeeded).toBe(seen('samples', samples, operations.length).length);
    });
  });
}

/** Returns the sample of an operation in a language; empty if it has none. */
export const sampleOf = (operation: Operation, lang: string): string =>
  operation['x-codeSamples']?.find((sample) => sample.lang === lang)?.source ?? '';

const successOf = ({ responses }: Operation): string => Object.keys(responses).find((status) => status.startsWith('2')) ?? 'none';
