import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { zshErrors } from './zsh-errors.ts';

const root = join(import.meta.dirname, '../..');
const pages = [
  ...globSync('**/*.{md,md.gotmpl}', { cwd: root, exclude: ['**/node_modules', '**/.storefront', '**/dist', '**/.next', '**/.venv'] }),
  'gateway/openapi.json',
];

/** The pages as they are read: the description of the API is Markdown, too. */
const textOf = (page: string): string => {
  const text = readFileSync(join(root, page), 'utf8');
  return page.includes('.md') ? text : (JSON.parse(text) as { info: { description: string } }).info.description;
};

test.each([
  ['npm ci # installs everything', 'a comment'],
  ['# Start it.\nnpm start', 'a comment'],
  ['npm ci && \\\n  npm start   # both', 'a comment'],
  ['(cd docs; # there\nls)', 'a comment'],
  ['#!/bin/sh', 'a comment'],
  ['curl http://localhost:8080/v1/products?limit=1', 'a pattern'],
  ['curl -H "A: $KEY" $URL/v1/products?limit=1', 'a pattern'],
  ['node -p data[0].id', 'a pattern'],
  ['rm *.csv', 'a pattern'],
  ['id=$(api /v1/orders?limit=1)', 'a pattern'],
  ['[ "$A" == b ]', 'the path of a command'],
  ['which =node', 'the path of a command'],
  ['echo "done!now"', 'an earlier command'],
  ['!curl', 'an earlier command'],
  ['path=/tmp/x', 'a name of zsh'],
  ['status=$(run)', 'a name of zsh'],
])('%j stumbles in zsh: %s', (code, error) => {
  expect(zshErrors(code).map((found) => found.split(':')[0])).toEqual([expect.stringContaining(error)]);
});

test.each([
  "curl 'http://localhost:8080/v1/products?limit=1#top'",
  'curl "$URL/v1/products?limit=1"',
  'demo() { node -p "JSON.parse(fs.readFileSync(0))$1"; }',
  'api "$URL$1" "${@:2}" | field \'.data[0].id\'',
  'until grep -q listening "$LOG" || ! kill -0 $RECEIVER; do sleep 0.2; done',
  'echo $? $# $* $! ${NAME#prefix} $((2 * 3))',
  'if [ -f x ]; then a=b; fi',
  "node <<'END'\n// a program # with ? and *\nEND\necho",
  'echo \\# \\?',
  'docker build --tag storefront:1.0.0 .',
])('%j runs in zsh', (code) => {
  expect(zshErrors(code)).toEqual([]);
});

test('code that a reader pastes runs in zsh', () => {
  const blocks = pages.flatMap((page) =>
    [...textOf(page).matchAll(/^ *```(?:sh|bash|zsh|shell|console)\b[^\n]*\n([\s\S]*?)^ *```$/gm)].map(([, code = '']) => ({ page, code })),
  );

  expect(blocks.length).toBeGreaterThan(90);
  expect(blocks.flatMap(({ page, code }) => zshErrors(code).map((error) => `${page}: ${error}`))).toEqual([]);
});
