import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@storefront/access';
import { loadModule } from 'libpg-query';
import { EXCEPTIONS } from './exceptions.ts';
import { findCatalog } from './find-catalog.ts';
import { type BadStatement, matchExceptions, type SentStatement } from './find-violations.ts';
import { silentFiles } from './silent-files.ts';

/** The parts of the configuration and of a run's results that the reporter reads. */
type Config = {
  readonly testPathPatterns?: { readonly patterns?: readonly string[] };
  readonly testNamePattern?: string;
  readonly filter?: string;
};
type Results = { readonly numFailedTests: number; readonly numRuntimeErrorTestSuites: number };
type Recorded = SentStatement & { readonly role: string };

const ROOT = join(import.meta.dirname, '../..');
const SERVICES: ReadonlySet<string> = new Set(SERVICE_NAMES);
const ROLE = /^storefront_(?!migrator$)(.+)$/;

/**
 * Jest reporter that fails a run whose processes sent statements that break a rule, or, if the run is complete and passed, that has exceptions without a statement or
 * files of stores that sent none.
 */
export default class StatementsReporter {
  readonly #isComplete: boolean;
  #error: Error | undefined;

  constructor({ filter, testNamePattern, testPathPatterns }: Config) {
    // `npm run test:all` runs the few tests that `npm test` leaves out.
    this.#isComplete =
      !filter?.endsWith('/only-rest.cjs') && (testNamePattern ?? '') === '' && (testPathPatterns?.patterns ?? []).length === 0;
  }

  async onRunComplete(_contexts: unknown, { numFailedTests, numRuntimeErrorTestSuites }: Results): Promise<void> {
    const folder = process.env.STATEMENTS_FOLDER;
    if (folder === undefined) return;
    const isWhole = this.#isComplete && process.env.TEST_POSTGRES_URL !== undefined && process.env.TEST_SYSTEM !== undefined;
    const lines = await report(folder, isWhole && numFailedTests + numRuntimeErrorTestSuites === 0);
    if (lines.length === 0) return;
    process.stdout.write(`\n${lines.join('\n')}\n`);
    this.#error = new Error('statements break a rule');
  }

  getLastError(): Error | undefined {
    return this.#error;
  }
}

async function report(folder: string, isWhole: boolean): Promise<readonly string[]> {
  await loadModule();
  const matcher = matchExceptions(EXCEPTIONS);
  // Services share packages, so several may send the same statement.
  const bad = new Map<string, BadStatement>();
  for (const [service, statements] of sentByService(folder)) {
    const catalog = await findCatalog(service);
    if (catalog === undefined && SERVICES.has(service)) throw new Error(`the schema of ${service} was not found`);
    const found = catalog === undefined ? [] : matcher.findViolations(statements, catalog);
    for (const each of found) bad.set(`${each.file} ${each.text}`, each);
  }
  const unneeded = isWhole ? matcher.unneeded() : [];
  const silent = isWhole ? silentFiles(ROOT, matcher.seen) : [];
  return [
    ...[...bad.values()].flatMap(({ file, text, violations }) => [
      file,
      ...violations.map(({ name, rule }) => `  ${rule}: ${name}`),
      `    ${text.replaceAll(/\s+/g, ' ').trim()}`,
    ]),
    ...(bad.size === 0
      ? []
      : ['Name the store and the mode in the statement, or add an exception with its reason to test/statements/exceptions.ts.']),
    ...silent.map((file) => `${file} has sent no statement: test it`),
    ...unneeded.map((line) => `test/statements/exceptions.ts has an exception that no statement needs: ${line}`),
  ];
}

/** Returns the statements that the roles of services sent, by service. */
function sentByService(folder: string): ReadonlyMap<string, readonly SentStatement[]> {
  const lines = new Set(readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)));
  // A process that was killed can leave a part of its last line.
  const recorded = [...lines].filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Recorded);
  return Map.groupBy(
    recorded.filter(({ role }) => ROLE.test(role)),
    ({ role }) => role.replace(ROLE, '$1'),
  );
}
