import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const JEST = join(import.meta.dirname, '../../../node_modules/jest/bin/jest.js');

/** Runs the sample files in one process, with the runner of all tests. */
function run(config: object, ...options: readonly string[]) {
  const shared = {
    rootDir: import.meta.dirname,
    transform: {},
    testRunner: '<rootDir>/native-runner.mjs',
    testMatch: ['<rootDir>/samples/*.sample.ts'],
  };
  return spawnSync(process.execPath, [JEST, '--config', JSON.stringify({ ...shared, ...config }), '-i', ...options], { encoding: 'utf8' });
}

function runSamples() {
  const { status, stdout } = run({}, '--json');
  const { testResults } = JSON.parse(stdout) as {
    testResults: { name: string; message: string; assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
  };
  return { status, fileOf: (name: string) => testResults.find((file) => file.name.endsWith(`${name}.sample.ts`)) };
}

test('the runner reports what passes, what is skipped, and each way in which a test or a file fails', () => {
  const { status, fileOf } = runSamples();
  const outcomes = (name: string) => fileOf(name)?.assertionResults.map((each) => [each.title, each.status]);
  const reasons = fileOf('fails-in-every-way')?.assertionResults.flatMap(({ failureMessages }) => failureMessages);

  expect(status).toBe(1);
  expect(outcomes('passes')).toEqual([
    ['passes, and sees no variable of another file', 'passed'],
    ['is skipped (skipped: needs a program)', 'pending'],
    ['is skipped as well (skipped: needs a program)', 'pending'],
    ['is skipped without a reason', 'pending'],
  ]);
  expect(outcomes('fails-in-every-way')).toEqual([
    ['fails an expectation', 'failed'],
    ['throws', 'failed'],
    ['never ends', 'failed'],
    ['passes, and sees no variable of another file', 'passed'],
  ]);
  expect(reasons).toEqual([
    expect.stringContaining('Received: 2'),
    expect.stringContaining('a failure'),
    expect.stringContaining('Exceeded timeout of 100 ms'),
  ]);
  expect(outcomes('is-broken')).toEqual([]);
  expect(fileOf('is-broken')?.message).toContain('a module that cannot be loaded');
});

test('the last lines of a run list the skipped tests by their reasons', () => {
  const reporters = ['<rootDir>/summary-reporter.mjs'];
  const lastLines = (...options: readonly string[]) =>
    run({ reporters }, ...options)
      .stdout.trim()
      .split('\n');

  expect(lastLines()).toEqual([
    'skipped: needs a program: 2 in samples/passes.sample.ts',
    'skipped: no reason is given: 1 in samples/passes.sample.ts',
    '2 passed, 4 failed, 3 skipped',
  ]);
  expect(lastLines('-t', 'sees no variable')).toEqual([
    'skipped: needs a program: 2 in samples/passes.sample.ts',
    expect.stringMatching(/^2 passed, 1 failed, \d skipped$/),
  ]);
});
