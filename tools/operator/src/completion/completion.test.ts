import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runOperator } from '../run-operator.ts';
import { Collector } from '../testing/collector.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** A shell completes a word within milliseconds. */
const SHELL_TIMEOUT_MS = 10_000;

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-completion-'));
  for (const shell of SHELLS) {
    const stdout = new Collector();
    await runOperator(['completion', shell], {}, { stdout, stderr: new Collector() });
    writeFileSync(join(folder, shell), stdout.text);
  }
  writeFileSync(join(folder, 'products.csv'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((entry) => {
    try {
      accessSync(join(entry, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Completes the last word in a real shell and returns the candidates in order. */
const candidates: Readonly<Record<Exclude<Shell, 'zsh'>, (words: readonly string[]) => string[]>> = {
  bash: (words) =>
    linesOf('bash', [
      '--norc',
      '-c',
      '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _storefront; printf "%s\\n" "${COMPREPLY[@]}"',
      '-',
      join(folder, 'bash'),
      ...words,
    ]),
  fish: (words) =>
    linesOf('fish', ['--no-config', '-c', `source '${join(folder, 'fish')}'; complete -C '${words.join(' ').replace(' = ', '=')}'`]).map(
      (line) => line.split('\t')[0]?.replace(/^--\w+=/, '') ?? '',
    ),
};

const linesOf = (program: string, args: readonly string[]): string[] =>
  execFileSync(program, args, { encoding: 'utf8', env: { ...process.env, HOME: folder }, timeout: SHELL_TIMEOUT_MS })
    .split('\n')
    .filter((line) => line !== '')
    .toSorted();

for (const shell of ['bash', 'fish'] as const) {
  (isOnPath(shell) ? describe : describe.skip)(`in ${shell}`, () => {
    test.each([
      ['a command', ['storefront', 'ord'], ['orders']],
      ['a subcommand', ['storefront', 'profile', ''], ['add', 'list', 'remove', 'use']],
      ['a subcommand of a subcommand', ['storefront', 'sandbox', 'clock', ''], ['advance', 'show']],
      ['an option', ['storefront', 'orders', 'list', '--st'], ['--status']],
      ['an option of every command', ['storefront', 'orders', 'list', '--js'], ['--json']],
      ['a value', ['storefront', 'orders', 'list', '--status', 'P'], ['PARTIALLY_SHIPPED', 'PENDING_PAYMENT']],
      ['a value behind =', ['storefront', 'orders', 'list', '--mode', '=', 'l'], ['live']],
      ['a value of a switch', ['storefront', 'stores', 'set', 'x', '--couriers', ''], ['off', 'on']],
      ['the next value of a list', ['storefront', 'stores', 'set', 'x', '--rails', 'CREDIT_TERMS,P'], ['CREDIT_TERMS,PREPAID']],
      ['an argument', ['storefront', 'sandbox', 'fault', 'add', 'd'], ['drop']],
      ['after an option with a value that is the name of a command', ['storefront', '--profile', 'keys', 'orders', 'sh'], ['ship', 'show']],
      ['nothing for a value that is not known', ['storefront', 'orders', 'list', '--tenant', 'o'], []],
    ])('%s is completed', (_what, words, expected) => {
      expect(candidates[shell](words)).toEqual(expected);
    });

    test('a file is completed', () => {
      expect(candidates[shell](['storefront', 'catalog', 'import', join(folder, 'prod')])).toEqual([join(folder, 'products.csv')]);
    });
  });
}

/** Runs the function with zsh's completion builtins replaced by ones that print, because those work only in an interactive shell. */
const ZSH = String.raw`
compdef() { : }
compset() { : }
_files() { print files }
_describe() { print -l -- ${'$'}{${'$'}{(P)2}%%:*} }
compadd() { while [[ $1 != -- ]] shift; shift; print -l -- "$@" }
source $1
shift
words=("$@") CURRENT=$#
_storefront`;

(isOnPath('zsh') ? describe : describe.skip)('in zsh', () => {
  test.each([
    ['subcommands', ['storefront', 'profile', ''], ['add', 'list', 'remove', 'use']],
    ['subcommands of a subcommand', ['storefront', '--profile', 'keys', 'sandbox', 'clock', ''], ['advance', 'show']],
    ['options', ['storefront', 'completion', '-'], ['--help', '--json', '--profile', '--utc', '--wide']],
    ['values', ['storefront', 'orders', 'list', '--mode', ''], ['live', 'sandbox']],
    ['values behind =', ['storefront', 'orders', 'list', '--mode=l'], ['live', 'sandbox']],
    ['values of a list', ['storefront', 'stores', 'set', 'x', '--rails', 'P'], ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID']],
    ['arguments', ['storefront', 'sandbox', 'fault', 'add', 'd'], ['drop', 'error', 'latency', 'missing-section']],
    ['files', ['storefront', 'catalog', 'import', 'x'], ['files']],
  ])('%s are completed', (_what, words, expected) => {
    expect(linesOf('zsh', ['-f', '-c', ZSH, '-', join(folder, 'zsh'), ...words])).toEqual(expected);
  });
});
