import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { everyCommand } from '../program.ts';
import { aProgram, leaves, nameOf } from '../testing/a-program.ts';
import { FLAGS } from './flags.ts';
import { nounCommand } from './noun-command.ts';
import { withNounsTable } from './nouns-table.ts';
import { NOUNS, type Noun, PROGRAMS } from './nouns.ts';
import { DOMAIN_VERBS, STANDARD_VERBS } from './verbs.ts';

const { program } = aProgram();
const nouns: readonly (readonly [string, Noun])[] = Object.entries(NOUNS);
const commands = leaves(program).map(nameOf);

describe('the table of nouns and verbs', () => {
  test('has every command, and every command is in it', () => {
    const inTable = [...nouns.flatMap(([words, { verbs }]) => verbs.map((verb) => `${words} ${verb}`)), ...PROGRAMS];

    expect(commands.toSorted()).toEqual(inTable.toSorted());
  });

  test('has only verbs that a noun uses', () => {
    const used = new Set(nouns.flatMap(([, { verbs }]) => verbs));

    expect([...Object.keys(STANDARD_VERBS), ...DOMAIN_VERBS].filter((verb) => !used.has(verb as never))).toEqual([]);
  });

  test('refuses a verb that it does not have', () => {
    expect(() => nounCommand('orders').command('show <order>')).toThrow('NOUNS has no verb show for orders.');
  });

  test('describes each group in the help', () => {
    const described = new Map<string, string>();
    everyCommand(program, (command) => described.set(nameOf(command), command.description()));

    expect(nouns.filter(([words, { about }]) => described.get(words) !== about)).toEqual([]);
  });
});

test('docs/command.md has the table', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/command.md'), 'utf8');

  expect(withNounsTable(page)).toBe(page);
});

describe('the table of options', () => {
  const used = new Set<string>();
  everyCommand(program, ({ options }) => {
    for (const { flags } of options) used.add(flags.replace(/^-\w, /, ''));
  });

  test('has every option with one form of its value, and every option is in it', () => {
    expect([...used].toSorted()).toEqual(Object.keys(FLAGS).toSorted());
    expect(new Set(Object.keys(FLAGS).map((flags) => flags.split(' ')[0])).size).toBe(used.size);
  });

  test('has one option for each meaning', () => {
    expect(new Set(Object.values(FLAGS)).size).toBe(used.size);
  });
});
