import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const pages = globSync('**/*.md', { cwd: root, exclude: (name) => /(?:^|\/)(?:node_modules|dist|gen|\.storefront|\.turbo)$/.test(name) });
const read = (page: string): string => readFileSync(join(root, page), 'utf8').replaceAll(/^```[^\n]*\n[\s\S]*?^```/gm, '');

/** Returns the anchors of a page as GitHub makes them: lower case, without punctuation, with hyphens for spaces. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/\]\([^)]*\)/g, '')
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  );

interface Link {
  readonly page: string;
  readonly target: string;
  readonly anchor: string;
}

const links: readonly Link[] = pages.flatMap((page) =>
  [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(([, path = '', anchor = '']) => ({
    page,
    target: path === '' ? page : relative(root, join(root, dirname(page), path)),
    anchor,
  })),
);

test('every link in every Markdown page leads to a file or folder', () => {
  expect(pages.length).toBeGreaterThan(100);
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(({ target }) => !existsSync(join(root, target)))).toEqual([]);
});

test('every link to a section leads to a heading of that name', () => {
  const toSections = links.filter(({ target, anchor }) => anchor !== '' && statSync(join(root, target)).isFile());

  expect(toSections.length).toBeGreaterThan(15);
  expect(toSections.filter(({ target, anchor }) => !anchorsOf(target).includes(anchor))).toEqual([]);
});
