import { expect, test } from '@jest/globals';
import { type CommandOutput, commandOutput } from './command-output.ts';
import { Collector } from './testing/collector.ts';

/** A text that another store's shopper has chosen, and its parts that would control a terminal, apart from the line ends. */
const TEXT = 'Ann\u001b]0;\u0007\u009b2J\r\u202egnp.\u2028\nSmith';
const CONTROLS = /[^\P{C}\n]|[\p{Zl}\p{Zp}]/u;
const error = { code: 'conflict', message: TEXT, argument: `--name ${TEXT}`, reason: TEXT, details: [{ field: TEXT, detail: TEXT }] };

/** Every way in which a command writes a text. */
const WAYS: Readonly<Record<string, (output: CommandOutput) => unknown>> = {
  'a record': ({ print }) => print({ name: TEXT, names: [TEXT], rows: [{ name: TEXT }], at: null }),
  'a list': ({ print }) => print([{ name: TEXT, nested: { name: TEXT } }], { columns: ['name'] }),
  'a failure': ({ fail }) => fail(error),
  'a warning': ({ warn }) => warn(TEXT),
  'a note': ({ note }) => note(TEXT),
  'a complaint': ({ complain, finish }) => (complain(TEXT), finish()),
  'a time': ({ note, time }) => note(time(TEXT)),
  'a text': ({ write }) => write(TEXT),
  progress: ({ progress }) => progress(TEXT),
};
/** With `--json`, these are part of the result. */
const SILENT_WITH_JSON = ['a warning', 'a note', 'a time'];

test.each(
  [false, true].flatMap((isJson) => Object.entries(WAYS).map(([name, write]) => [name, isJson ? ' with --json' : '', write] as const)),
)('%s%s controls no terminal', async (name, json, write) => {
  const [stdout, stderr] = [new Collector(), Object.assign(new Collector(), { isTTY: true })];

  await write(commandOutput({ stdout, stderr }, json !== '', () => ({ wide: true, utc: true })));

  // A line of progress starts at the left of its line and clears the rest.
  const text = `${stdout.text}${stderr.text.replace(/^\r/, '').replace('\u001b[K', '')}`;
  expect(text.includes('Ann')).toBe(json === '' || !SILENT_WITH_JSON.includes(name));
  expect(text).not.toMatch(CONTROLS);
});
