import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findTestProgram, type TestProgram } from '@storefront/backing-servers/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { runOperator } from '../run-operator.ts';
import { Collector } from '../testing/collector.ts';
import { SHELLS } from './completion-script.ts';

type Shell = (typeof SHELLS)[number];

/** Each completion runs the command, on a machine that is busy with other tests. */
const SHELL_TIMEOUT_MS = 60_000;

let folder: string;

const printedBy = async (...args: readonly string[]): Promise<string> => {
  const stdout = new Collector();
  await runOperator(args, {}, { stdout, stderr: new Collector() });
  return stdout.text;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-completion-'));
  for (const shell of SHELLS) writeFileSync(join(folder, shell), await printedBy('completion', shell));
  writeFileSync(join(folder, 'products.csv'), '');
  const command = `#!/bin/sh\nexec '${process.execPath}' '${join(import.meta.dirname, '../main.ts')}' "$@"\n`;
  writeFileSync(join(folder, 'storefront'), command);
  chmodSync(join(folder, 'storefront'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a command', ['ord'], ['orders']],
  ['a subcommand', ['profiles', ''], ['delete', 'list', 'set', 'use']],
  ['a subcommand of a subcommand', ['sandbox', 'clock', ''], ['advance', 'get']],
  ['an option', ['orders', 'list', '--st'], ['--status']],
  ['an option of every command', ['orders', 'list', '--js'], ['--json']],
  ['every option', ['completion', '--'], ['--help', '--json', '--profile', '--utc', '--wide']],
  ['a value', ['orders', 'list', '--status', 'P'], ['PARTIALLY_SHIPPED', 'PENDING_PAYMENT']],
  ['a value behind =', ['orders', 'list', '--mode=l'], ['live']],
  ['a value behind =, as Bash splits it', ['orders', 'list', '--mode', '=', 'l'], ['live']],
  ['a value of a switch', ['stores', 'update', 'x', '--couriers', ''], ['off', 'on']],
  ['a value of an option that takes none in another command', ['sandbox', 'credit', 'update', 'x', '--hold', ''], ['off', 'on']],
  ['an argument', ['sandbox', 'faults', 'create', 'd'], ['drop']],
  ['after an option with a value that is the name of a command', ['--profile', 'keys', 'orders', 'sh'], ['ship']],
  ['nothing for a value that is not known', ['orders', 'list', '--tenant', 'o'], []],
])('%s is completed', async (_what, words, expected) => {
  const lines = (await printedBy('complete', '--', ...words)).trim().split('\n');

  expect(lines.at(-1)).toBe(':4');
  expect(
    lines
      .slice(0, -1)
      .map((line) => line.split('\t')[0] ?? '')
      .toSorted(),
  ).toEqual(expected);
});

test('the next value of a list is completed without a space behind it', async () => {
  expect(await printedBy('complete', '--', 'customers', 'update', 'x', '--rails', 'CREDIT_TERMS,P')).toBe('CREDIT_TERMS,PREPAID\t\n:6\n');
});

test('files are left to the shell', async () => {
  expect(await printedBy('complete', '--', 'catalog', 'import', 'prod')).toBe(':0\n');
  expect(await printedBy('complete', '--', 'invoices', 'download', 'INV-1', '--out', '')).toBe(':0\n');
});

const [bash, zsh, fish] = await Promise.all(['bash', 'zsh', 'fish'].map((program) => findTestProgram(program)));
const found = { bash, zsh, fish } as Readonly<Record<Shell, TestProgram>>;

const linesOf = (shell: Shell, args: readonly string[]): string[] =>
  execFileSync(found[shell].file, args, {
    encoding: 'utf8',
    env: { ...found[shell].env, HOME: folder, PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: SHELL_TIMEOUT_MS,
  })
    .split('\n')
    .filter((line) => line !== '')
    .toSorted();

/** Runs the function of Bash, without the package bash-completion. The script is sourced twice, as by two startup files. */
const BASH = '. "$1"; . "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); __storefront_complete; printf "%s\\n" "${COMPREPLY[@]}"';

/** Runs the function with zsh's completion builtins replaced by ones that print, because those work only in an interactive shell. */
const ZSH = String.raw`
compdef() { : }
_arguments() { print files }
_describe() { local -a found=("${'$'}{(@P)2}"); (( $#found )) || return 1; print -l -- "$@" | grep '^--.*=$'; print -l -- ${'$'}{found%%:*} }
source $1
shift
words=("$@") CURRENT=$#
_storefront`;

/** Completes the last word in a real shell and returns the candidates in order. */
const candidates: Readonly<Record<Shell, (words: readonly string[]) => string[]>> = {
  bash: (words) =>
    linesOf('bash', ['--norc', '-c', BASH, '-', join(folder, 'bash'), ...words.flatMap((word) => word.split(/(?<==)|(?==)/))]),
  zsh: (words) => linesOf('zsh', ['-f', '-c', ZSH, '-', join(folder, 'zsh'), ...words]),
  fish: (words) =>
    linesOf('fish', ['--no-config', '-c', `source '${join(folder, 'fish')}'; complete -C '${words.join(' ')}'`]).map(
      (line) => line.split('\t')[0]?.replace(/^--\w+=/, '') ?? '',
    ),
};

for (const shell of SHELLS) {
  skippedIf(found[shell].missing, describe)(`in ${shell}`, () => {
    test.each([
      ['commands', ['storefront', 'sandbox', 'clock', ''], ['advance', 'get']],
      ['values', ['storefront', 'orders', 'list', '--status', 'P'], ['PARTIALLY_SHIPPED', 'PENDING_PAYMENT']],
    ])('%s are completed', (_what, words, expected) => {
      expect(candidates[shell](words)).toEqual(expected);
    });

    test('a value behind = is completed', () => {
      expect(candidates[shell](['storefront', 'orders', 'list', '--mode=l'])).toContain('live');
    });
  });
}

skippedIf(found.fish.missing, test)('fish completes a file', () => {
  expect(candidates.fish(['storefront', 'catalog', 'import', join(folder, 'prod')])).toEqual([join(folder, 'products.csv')]);
});

skippedIf(found.zsh.missing, test)('zsh completes a file', () => {
  expect(candidates.zsh(['storefront', 'catalog', 'import', 'prod'])).toEqual(['files']);
});

skippedIf(found.bash.missing, test)('bash has no candidates for a file, so that it completes files itself', () => {
  expect(candidates.bash(['storefront', 'catalog', 'import', join(folder, 'prod')])).toEqual([]);
  expect(linesOf('bash', ['--norc', '-c', '. "$1"; complete -p storefront', '-', join(folder, 'bash')])[0]).toMatch(
    /^complete -o default /,
  );
});

skippedIf(found.bash.missing, test)('bash evaluates no word that was typed', () => {
  const file = join(folder, 'written');

  expect(candidates.bash(['storefront', 'orders', 'list', `$(touch ${file})`, '>', file, '--sta'])).toEqual(['--status']);
  expect(existsSync(file)).toBe(false);
});
