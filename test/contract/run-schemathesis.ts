/**
 * Runs schemathesis against seeded stores, with valid and invalid requests: with a secret key and a shopper, with a publishable key, and in sequences. It is a
 * Python program: `pip install schemathesis`. Fails if an operation has never succeeded, or if the sequences have followed too few links.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { shortfalls } from '@storefront/lifecycle/testing';
import { startSystem } from '@storefront/local-system';
import { routeTable } from '../../gateway/src/api/route-table.ts';
import type { Route } from '../../gateway/src/http/routing/route.ts';
import { type SampleStore, sampleStore } from '../samples/sample-store.ts';
import { type Document, schemathesisInput, withoutQueries } from './schemathesis-input.ts';
import { readReport, type Seen } from './schemathesis-report.ts';

const EXAMPLES = Number(process.env.EXAMPLES ?? 25);
/** More add little: Hypothesis ends a round when it finds few new sequences. */
const SEQUENCES = 100;
/** A round follows 25 to 36 of the 38 links, by its seed. */
const ROUNDS_MAX = 4;
const LINKS_MIN = 30;
const PHASES = 'examples,coverage,fuzzing';

/** Operations that end the session, change the password, or change the sandbox of their store. Each list has a run and a store of its own. */
const APART: readonly (readonly string[])[] = [
  ['logOut', 'endSession'],
  ['endOtherSessions'],
  ['changePassword'],
  ['closeAccount'],
  [
    'resetSandbox',
    'addSandboxFault',
    'clearSandboxFaults',
    'queueSandboxPayment',
    'clearSandboxPayments',
    'setSandboxStock',
    'setSandboxCredit',
  ],
  ['advanceSandboxClock'],
];
/** Operations that cannot succeed, and why. */
const NEVER_SUCCEEDS: Readonly<Record<string, string>> = {};

if (spawnSync('schemathesis', ['--version']).status !== 0) {
  process.stderr.write('schemathesis is not on the PATH: pip install schemathesis\n');
  process.exit(1);
}
const routes = routeTable();
const steady = routes.filter(({ id }) => !APART.flat().includes(id));
const system = await startSystem({ ephemeral: true });
const document = (await (await fetch(`${system.baseUrl}/openapi.json`)).json()) as Document;
const failures: string[] = [];
try {
  const secret = ({ store, env }: SampleStore) => [
    `Authorization: Bearer ${store.secretKey}`,
    `X-Storefront-Shopper-Token: ${env['SHOPPER_TOKEN']}`,
  ];
  const publishable = ({ store }: SampleStore) => [`Authorization: Bearer ${store.publishableKey}`, `Origin: ${store.origin}`];
  const open = steady.filter(({ access }) => access === 'none' || access === 'any_key');

  requireSuccesses(steady, await run('secret key and shopper', steady, PHASES, secret));
  for (const ids of APART) {
    const own = routes.filter(({ id }) => ids.includes(id));
    requireSuccesses(own, await run(`apart: ${ids.join(', ')}`, own, PHASES, secret));
  }
  requireSuccesses(open, await run('publishable key', open, PHASES, publishable));
  const links = new Set<string>();
  for (let round = 1; links.size < LINKS_MIN && round <= ROUNDS_MAX; round += 1) {
    const seen = await run(
      `sequences, round ${round}`,
      steady,
      'stateful',
      secret,
      withoutQueries(document),
      Math.max(EXAMPLES, SEQUENCES),
    );
    for (const link of seen.links) links.add(link);
  }
  failures.push(...shortfalls({ 'followed links': links.size }, { 'followed links': LINKS_MIN }));
} finally {
  await system.stop();
}
for (const failure of failures) process.stderr.write(`✗ ${failure}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Runs schemathesis with these operations on a new store, and says what it has seen. */
async function run(
  name: string,
  sent: readonly Route[],
  phases: string,
  headersOf: (store: SampleStore) => readonly string[],
  described = document,
  examples = EXAMPLES,
): Promise<Seen> {
  process.stdout.write(`\n── ${name}\n`);
  const store = await sampleStore(system);
  const { folder, document: file, config } = await schemathesisInput(described, sent, store);
  const report = join(folder, 'report.ndjson');
  const options = [
    '--continue-on-failure',
    '--checks=all',
    '--generation-database=:memory:',
    `--url=${system.baseUrl}`,
    `--phases=${phases}`,
    `--max-examples=${examples}`,
    `--report-ndjson-path=${report}`,
    ...headersOf(store).flatMap((header) => ['--header', header]),
    ...sent.flatMap(({ id }) => ['--include-operation-id', id]),
  ];
  const { status } = spawnSync('schemathesis', ['--config-file', config, 'run', file, ...options], { stdio: 'inherit' });
  if (status !== 0) failures.push(`${name}: schemathesis found failures`);
  const seen = readReport(report);
  rmSync(folder, { recursive: true });
  const succeeded = sent.filter((route) => seen.successes.has(labelOf(route))).length;
  process.stdout.write(
    `${name}: ${seen.requests} requests; ${succeeded} of ${sent.length} operations succeeded; ${seen.links.size} links followed\n`,
  );
  return seen;
}

function requireSuccesses(sent: readonly Route[], { successes }: Seen): void {
  for (const route of sent) {
    const succeeded = successes.has(labelOf(route));
    const why = NEVER_SUCCEEDS[route.id];
    if (!succeeded && why === undefined) failures.push(`${route.id} has never succeeded`);
    if (succeeded && why !== undefined) failures.push(`${route.id} has succeeded although ${why}`);
  }
}

/** The name of an operation in the report. */
function labelOf({ method, path }: Route): string {
  return `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`;
}
