import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import type { Command } from 'commander';
import { createClients } from '../clients.ts';
import { commandOutput } from '../command-output.ts';
import { readConnection } from '../connection.ts';
import { createProgram } from '../program.ts';
import { runChecklist } from './checklist.ts';
import { aStoreState } from './testing/a-store-state.ts';
import { CASES } from './testing/cases.ts';

/** The commands that the actions name, each with its options: `storefront shipping set --mode live`. */
const named = (action: string | null): string[] => action?.match(/storefront(?: -{0,2}[a-z-]+)+/g) ?? [];

function program(): Command {
  const output = commandOutput({ stdout: process.stdout, stderr: process.stderr }, false, () => ({}));
  return createProgram({ clients: createClients(() => readConnection({})), env: {}, isJson: false, ...output }, () => undefined);
}

test('the commands and options that the actions name exist', () => {
  const actions = CASES.flatMap(([, , change]) => runChecklist(aStoreState(change)).map(({ action }) => action));
  const lines = [...new Set(actions.flatMap(named))];

  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    let command = program();
    const words = line.split(' ').slice(1);
    while (command.commands.length > 0) {
      const found = command.commands.find((each) => each.name() === words[0]);
      expect([line, found?.name()]).toEqual([line, words.shift()]);
      if (found !== undefined) command = found;
    }
    for (const option of seen(
      'options',
      words.filter((word) => word.startsWith('--')),
      0,
    )) {
      expect([line, command.options.map(({ long }) => long)]).toEqual([line, expect.arrayContaining([option])]);
    }
  }
});
