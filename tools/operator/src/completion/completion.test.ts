import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runOperator } from '../run-operator.ts';
import { Collector } from '../testing/collector.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

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
  execFileSync(program, args, { encoding: 'utf8', env: { ...process.env, HOME: folder } })
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

(isOnPath('zsh') ? test : test.skip)('in zsh, words are completed in an interactive shell', () => {
  const session = String.raw`
zmodload zsh/zpty
zpty z "PS1= zsh -f -i"
zpty -w z "autoload -U compinit && compinit -u -D; source $1; bindkey '^I' complete-word"
sleep 1
for line in 'orders list --stat' 'orders list --mode=li' 'stores set x --rails CREDIT_TERMS,PRE' 'sandbox fault add dr'; do
  zpty -w -n z "storefront $line"$'\t'
  sleep 0.5
  zpty -w -n z $'\x01echo "<<\x05>>"\n'
  sleep 0.3
done
sleep 0.5
zpty -r z out
while zpty -r -t z more; do out+=$more; done
print -r -- "$out"`;
  const shown = linesOf('zsh', ['-f', '-c', session, '-', join(folder, 'zsh')]).map((line) => line.trim());

  expect(shown.filter((line) => line.startsWith('<<'))).toEqual([
    '<<storefront orders list --mode=live>>',
    '<<storefront orders list --status>>',
    '<<storefront sandbox fault add drop>>',
    '<<storefront stores set x --rails CREDIT_TERMS,PREPAID>>',
  ]);
});
