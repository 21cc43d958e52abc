import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { NO_PARTS, PARTS, type Part } from './parts.ts';
import { allPassed, outcomesTable, runPart } from './run-part.ts';

const ROOT = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const folder = mkdtempSync(join(tmpdir(), 'storefront-check-all-'));
afterAll(() => rmSync(folder, { recursive: true }));

const scriptOf = ({ command }: Part): string => command[3] ?? '';

test('each script that tests or checks is a part, or is named with the reason why not', () => {
  const checks = Object.keys(scripts).filter((name) => /^(?:test|check):|^bench$/.test(name) && name !== 'check:all');

  expect([...new Set(PARTS.map(scriptOf)), ...Object.keys(NO_PARTS)].toSorted()).toEqual(checks.toSorted());
});

test('a script that is no part because npm test runs it belongs to a project that npm test does not ignore', () => {
  const ignored = /--ignoreProjects (.+)$/.exec(scripts['test'] ?? '')?.[1]?.split(' ') ?? [];
  const inNpmTest = Object.entries(NO_PARTS).filter(([, reason]) => reason === 'a project of npm test');

  expect(ignored.length).toBeGreaterThan(0);
  for (const [script] of seen('scripts', inNpmTest))
    expect(ignored).not.toContain(/--selectProjects (\w+)/.exec(scripts[script] ?? '')?.[1]);
});

const SAW = /^saw [1-9]\d* .*$/gm;
const NEEDS = {
  nothing: () => undefined,
  'a cluster': async () => 'needs a cluster',
  'an engine': () => Promise.reject(new Error('no engine')),
};
const planted = (name: string, script: string, needs: readonly string[] = []): Part => ({
  name,
  command: ['sh', '-c', script],
  needs: needs as Part['needs'],
  saw: SAW,
});
const run = (part: Part) => runPart(part, NEEDS, join(folder, part.name));

test('the table says what parts saw, why they were skipped, and why they failed', async () => {
  const outcomes = [
    await run(planted('passes', 'echo saw 2 orders; echo saw 3 refunds >&2; echo done', ['nothing'])),
    await run(planted('sees-nothing', 'echo saw 0 orders; echo all is well')),
    await run(planted('fails', 'echo saw 2 orders; echo one is missing; exit 3')),
    await run(planted('lacks', 'exit 1', ['nothing', 'a cluster', 'an engine', 'a moon'])),
    await run({ ...planted('is-gone', ''), command: [join(folder, 'no-such-program')] }),
  ];

  expect(outcomesTable(outcomes).split('\n')).toEqual([
    expect.stringMatching(/^passes {8}ran {6}2 lines, the last: saw [23] \w+$/),
    'sees-nothing  failed   passed without a line that says what it saw',
    'fails         failed   exited with 3',
    'lacks         skipped  needs a cluster; Error: no engine; needs what is unknown',
    expect.stringMatching(/^is-gone {7}failed {3}exited with .*ENOENT$/),
    '',
  ]);
  expect(outcomes.map(({ lastLines }) => lastLines.at(-1))).toEqual([undefined, 'all is well', 'one is missing', undefined, '']);
  expect(readFileSync(join(folder, 'fails'), 'utf8')).toBe('saw 2 orders\none is missing\n');
});

test.each([
  ['one that fails', ['echo saw 1 order', 'exit 1'], false],
  ['one that sees nothing', ['echo saw 1 order', 'exit 0'], false],
  ['all that pass', ['echo saw 1 order', 'echo saw 2 orders'], true],
])('%s decides the exit code', async (_what, commands, expected) => {
  const outcomes = await Promise.all(commands.map((each, index) => run(planted(`part-${index}`, each))));

  expect(allPassed(outcomes)).toBe(expected);
});

test('a run of which all parts are skipped has not passed', async () => {
  expect(allPassed([await run(planted('lacks', 'exit 0', ['a cluster']))])).toBe(false);
});

test('what a part saw is recognized in its output, and a zero is not', () => {
  const shown = (name: string, line: string) => line.match(PARTS.find((part) => part.name === name)?.saw ?? /-/)?.length ?? 0;

  for (const [name, line] of [
    ['ledger', '4 passed, 0 failed, 1 skipped'],
    ['proto-breaking', 'proto/ is compatible with the 30 files of v1.0.0.'],
    ['dependencies', 'All 510 packages of package-lock.json have an allowed license.'],
    ['openapi', '../openapi.json: validated in 17533ms'],
    ['asyncapi', 'asyncapi.json is valid: 22 messages.'],
    ['deploy', 'ok   lint with values.yaml'],
    ['chaos', 'Orders:      1204 (700 CONFIRMED)'],
    ['neighbors', '| many-carts | passed | 0 of 812 | search 10 → 12 ms |'],
    ['bench', 'Goals: saw 12 rows, of which 1 missed their goal, 1 as known-misses.ts says.'],
  ] as const) {
    expect([name, shown(name, line)]).toEqual([name, 1]);
    expect([name, shown(name, line.replaceAll(/[1-9]\d*/g, '0').replace(/ is compatible.*|: validated.*|^ok .*/, ''))]).toEqual([name, 0]);
  }
});

test('a part that does not exist is an error, and the list says what parts need', () => {
  const check = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'check-all.ts'), ...args], { encoding: 'utf8' });

  expect(check('--only', 'ledger,fuzz')).toMatchObject({ status: 1, stderr: 'error: there is no part "fuzz"\n' });
  expect(check('--list').stdout.split('\n')).toContain('release: npm run --silent test:release; needs a Docker engine and a registry');
});
