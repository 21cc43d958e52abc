import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { GUIDES } from '@storefront/api-docs/site';
import { seen } from '@storefront/lifecycle/testing';
import { markdownBlocks } from '../guides/markdown-blocks.ts';

/** One set of names for the variables of all programs that the pages show: those that the quickstart and the guides export. */

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** The port and the mail server of an example are no settings of the API. */
const OTHERS = ['PORT', 'SMTP_URL'];

/** The names that a program in JavaScript, TypeScript, Python, or Go reads. */
const namesRead = (code: string): readonly string[] => [
  ...[...code.matchAll(/process\.env\.(\w+)|os\.environ\["(\w+)"\]|os\.environ\['(\w+)'\]|os\.Getenv\("(\w+)"\)/g)].map(
    ([, ...names]) => names.find((name) => name !== undefined) ?? '',
  ),
  ...[...code.matchAll(/const \{([^}]+)\} = process\.env/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => /\w+/.exec(name)?.[0] ?? ''),
  ),
];
/** The names that the commands of a page export, alone, in a list, or with a value. */
const namesExported = (file: string): readonly string[] =>
  markdownBlocks(read(file))
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) =>
      [...code.matchAll(/^export (.+)$|^(SHOPPER_TOKEN)=$/gm)].flatMap(
        ([, list = '', name]) => name ?? [...list.matchAll(/(?:^|\s)(\w+)(?==|$|\s)/g)].map(([, each = '']) => each),
      ),
    );

const quickstart = namesExported('docs/guides/quickstart.md');
const exported = new Set([...GUIDES.flatMap(({ file }) => namesExported(file)), ...OTHERS]);

test('the quickstart exports the address, the key, the token, and the login', () => {
  expect(quickstart).toEqual(expect.arrayContaining(['STOREFRONT_URL', 'STOREFRONT_KEY', 'SHOPPER_TOKEN', 'EMAIL', 'PASSWORD']));
});

test('the samples of the reference read only what the quickstart exports', () => {
  const sources = [...read('gateway/openapi.json').matchAll(/"source": "(.*)"$/gm)].map(
    ([, source = '']) => JSON.parse(`"${source}"`) as string,
  );
  const names = sources.flatMap(namesRead);

  expect([...new Set(seen('names', names, 300))].filter((name) => !quickstart.includes(name))).toEqual([]);
});

test.each(['README.md', ...globSync('{clients/*,packages/client}/README.md', { cwd: root }), ...GUIDES.map(({ file }) => file)])(
  'the programs of %s read only what a guide exports',
  (page) => {
    const programs = markdownBlocks(read(page)).filter(({ language }) => ['js', 'ts', 'py', 'python', 'go'].includes(language));
    if (page.endsWith('/README.md')) seen('programs', programs, 4);

    expect(programs.flatMap(({ code }) => namesRead(code)).filter((name) => !exported.has(name))).toEqual([]);
  },
);
