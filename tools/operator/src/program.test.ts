import { expect, test } from '@jest/globals';
import type { Command } from 'commander';
import { createClients } from './clients.ts';
import { commandOutput } from './command-output.ts';
import { readConnection } from './connection.ts';
import { createProgram, everyCommand } from './program.ts';
import { createSettings, fillRequiredOptions } from './settings.ts';

/** A profile that replaces `--tenant` and `--mode`, as the examples expect. */
const ENV = { XDG_CONFIG_HOME: '/nowhere', STOREFRONT_TENANT: 'a-tenant', STOREFRONT_MODE: 'sandbox' };

/** Builds the program with actions that do nothing, and collects its help. */
function aProgram(): { program: Command; ran: string[]; help: (command: Command) => string } {
  const ran: string[] = [];
  let written = '';
  const clients = createClients(() => readConnection(ENV));
  const output = commandOutput({ stdout: process.stdout, stderr: process.stderr }, false, () => ({}));
  const program = createProgram({ clients, env: ENV, isJson: false, ...output }, () => undefined);
  const settings = createSettings(ENV, () => undefined);
  everyCommand(program, (command) => {
    command.configureOutput({ writeOut: (text) => void (written += text), writeErr: () => undefined });
    command.hook('preSubcommand', (_parent, child) => fillRequiredOptions(child, settings));
    if (command.commands.length === 0) command.action(() => void ran.push(nameOf(command)));
  });
  const help = (command: Command): string => {
    written = '';
    command.outputHelp();
    return written;
  };
  return { program, ran, help };
}

const nameOf = (command: Command): string => (command.parent === null ? '' : `${nameOf(command.parent)} ${command.name()}`.trim());

function leaves(program: Command): Command[] {
  const found: Command[] = [];
  everyCommand(program, (command) => {
    if (command.commands.length === 0) found.push(command);
  });
  return found;
}

/** Splits a command line as a shell does: quoted words, and an end at a redirection. */
const wordsOf = (line: string): string[] =>
  [...line.replace(/ [>|] .*$/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain ?? '',
  );

const names = leaves(aProgram().program).map(nameOf);

test('the program has all of its commands', () => {
  expect(names.length).toBeGreaterThan(80);
});

test.each(names)('the help of %s has two examples, which are valid', async (name) => {
  const { program, help } = aProgram();
  const command = leaves(program).find((leaf) => nameOf(leaf) === name);
  if (command === undefined) throw new Error(name);
  const examples = (help(command).split('\nExamples:\n')[1] ?? '').trim().split(/\n\s*/);

  expect(examples.length).toBeGreaterThanOrEqual(2);
  for (const example of examples) {
    const run = aProgram();
    const [first, ...args] = wordsOf(example);
    await run.program.parseAsync(args, { from: 'user' });

    expect([first, run.ran]).toEqual(['storefront', [name]]);
  }
});

test('every command and every option has a description', () => {
  const missing: string[] = [];
  const { program } = aProgram();
  everyCommand(program, (command) => {
    if (command.description() === '') missing.push(nameOf(command));
    for (const option of command.options) if (option.description === '') missing.push(`${nameOf(command)} ${option.flags}`);
  });

  expect(missing).toEqual([]);
});
