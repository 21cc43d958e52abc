import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { everyCommand } from './program.ts';
import { aProgram, leaves, nameOf } from './testing/a-program.ts';

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
  for (const example of seen('examples', examples)) {
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

test('the commands that tests and checks run exist', () => {
  const { program } = aProgram();
  const known = new Set(leaves(program).map((command) => nameOf(command).replace('sandbox ', '').split(' ').slice(0, 2).join(' ')));
  const nouns = new Set([...known].map((name) => name.split(' ')[0]));
  const root = join(import.meta.dirname, '../../..');
  const run = /\b(?:run|storefront|cli|runCli|tryCli)\((?:[\w.]+, )?\[?\s*'([a-z-]+)',\s*'([a-z][a-z-]*)'/g;
  const named = globSync('test/**/*.ts', { cwd: root, exclude: ['**/node_modules'] })
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(run)].map(([, noun, verb]) => ({ file, noun, name: `${noun} ${verb}` })),
    )
    .filter(({ noun }) => nouns.has(noun));

  expect(seen('commands', named, 100).filter(({ name }) => !known.has(name))).toEqual([]);
});

test('an option that a page names in its text is one of a command that the page names', () => {
  const { program } = aProgram();
  const optionsOf = new Map<string, ReadonlySet<string>>();
  everyCommand(program, (command) => {
    optionsOf.set(nameOf(command), new Set([...command.options, ...program.options].flatMap(({ long }) => long ?? [])));
  });
  const root = join(import.meta.dirname, '../../..');
  const pages = globSync('docs/{guides/*,importing-*,requests,sandbox,webhooks-*}.md', { cwd: root }).map((page) => ({
    page,
    text: readFileSync(join(root, page), 'utf8'),
  }));
  const named = pages.flatMap(({ page, text }) => {
    const commands = [...optionsOf].filter(([name]) => new RegExp(`\\b${name}\\b`).test(text));
    const options = [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`(?<option>--[a-z-]+)[^`]*`/g)].map(
      ({ groups }) => groups?.['option'] ?? '',
    );
    return options.map((option) => ({ page, option, isKnown: commands.some(([, its]) => its.has(option)) }));
  });

  expect(seen('options', named, 20).filter(({ isKnown }) => !isKnown)).toEqual([]);
});
