import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';

const ROOT = join(import.meta.dirname, '../../..');
const FILES = '{gateway,packages,proto,services,test,tools}/**/*.ts';
/** The helper, this test, and what it shows to the runner. */
const ALLOWED = /node_modules|\/samples\/|skipped-if\.ts$|silent-skips\.test\.ts$/;

/** A skipped form of a test or group, of which the last lines of a run do not say why. */
const SKIP = /\b(?:test|it|describe)\.(?:skip|todo)\b|\bx(?:test|it|describe)\(|\? (?:test|describe) : /;
/** A test, a group, or a hook. `pooled.each(table)` is one as well. */
const BODY = /^\s*(?:\]\)\(|(?:\w+\.each|test|describe|it|skippedIf|(?:before|after)(?:All|Each))\b)/;
const EARLY_RETURN = /^\s+if \(.*\) (?:return;|\{ return; \})$/;

/** The lines of `text` that end a test, a group, or a hook before it has checked anything, or skip it without a reason. It is formatted code. */
function silentSkips(text: string): readonly string[] {
  const lines = text.split('\n');
  const indentOf = (line: string): number => line.search(/\S/);
  const openerOf = (at: number): number =>
    lines.findLastIndex((line, index) => index < at && line.trim() !== '' && indentOf(line) < indentOf(lines[at] ?? ''));
  /** Whether the block around a line is the body of a test, whose arguments may be on lines of their own. */
  const isInBody = (at: number): boolean => {
    const opener = openerOf(at);
    const line = lines[opener] ?? '';
    return opener >= 0 && (BODY.test(line) || (/^\s*(?:async )?\(.*\) => \{$/.test(line) && isInBody(opener)));
  };
  return lines.filter((line, at) => SKIP.test(line) || (EARLY_RETURN.test(line) && isInBody(at)));
}

test('no test is skipped without a reason that the last lines of a run list', () => {
  const files = globSync(FILES, { cwd: ROOT }).filter((file) => !ALLOWED.test(file));
  const found = files.flatMap((file) => silentSkips(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`));

  seen(
    'files with tests',
    files.filter((file) => file.endsWith('.test.ts')),
    500,
  );
  expect(found).toEqual([]);
});

test.each([
  ['test.skip', "test.skip('a', () => undefined);"],
  ['a choice', 'const pooled = found ? test : other;'],
  ['a return in a hook', 'beforeAll(async () => {\n  if (found instanceof Error) return;\n});'],
  ['a return in a test', "test('a', async () => {\n  a();\n\n  if (isOnCitus()) return;\n});"],
  ['a return in a test of a table', "test.each([\n  ['a'],\n])(\n  'is %s',\n  async () => {\n    if (!go) return;\n  },\n);"],
])('%s is found', (_what, text) => {
  expect(silentSkips(text)).toHaveLength(1);
});

test.each([
  ['a function', 'function close() {\n  if (server === undefined) return;\n}'],
  ['a server in a test', "test('a', () => {\n  createServer((request) => {\n    if (request.url) return;\n  });\n});"],
])('a return in %s is none', (_what, text) => {
  expect(silentSkips(text)).toEqual([]);
});
