import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';

const root = join(import.meta.dirname, '../..');
const pages = globSync(
  '{README.md,CONTRIBUTING.md,SECURITY.md,CHANGELOG.md,docs/**/*.md,{gateway,services/*,packages/*,tools/*,examples/*,proto,test,deploy}/README.md}',
  { cwd: root },
);

/** Code words that name a path in the repository: a path in one of its top folders, or a file at the root. */
const TREE = /^(?:\.\/)?(?:gateway|services|packages|tools|proto|test|docs|deploy|src|migrations)\/[\w@./<>*{},-]*$/;
const ROOT_FILE = /^[\w.-]+\.(?:md|json|yml|yaml|mjs|ts)$/;

interface Named {
  readonly page: string;
  readonly name: string;
}

/** The text in backticks, in fenced blocks, and in link targets. */
function codeOf(text: string): { words: string[]; blocks: string[]; links: string[] } {
  const fenced = /^```[^\n]*\n([\s\S]*?)^```/gm;
  const blocks = [...text.matchAll(fenced)].map((match) => match[1] ?? '');
  const prose = text.replaceAll(fenced, '');
  const words = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  return { words, blocks, links };
}

const read = (page: string): string => readFileSync(join(root, page), 'utf8');

/** A name may be relative to the page's own folder (`src/app.ts` in gateway/README.md) or, on a page about all services, to any service's folder. */
const exists = ({ page, name }: Named): boolean =>
  ['.', dirname(page), 'services/cart'].some((folder) => matches(join(root, folder), name.replace(/\/$/, '')));

function matches(folder: string, name: string): boolean {
  const pattern = name.replaceAll(/<[^>]+>/g, '*');
  return /[*{]/.test(pattern) ? globSync(pattern, { cwd: folder }).length > 0 : existsSync(join(folder, pattern));
}

/** Names that are not in the repository: files written at run time, placeholders for tests, and files that an example adds. */
const NOT_HERE: ReadonlySet<string> = new Set([
  'demo.json',
  'processes.json',
  'operator.json',
  'secrets.json',
  'servers.json',
  'store.json',
  'quickstart.mjs',
  'x.test.ts',
  'x.db.test.ts',
]);

const named = (pick: (page: string) => string[]): Named[] =>
  pages.flatMap((page) => [...new Set(pick(page))].map((name) => ({ page, name })));

describe('every path that the docs name exists', () => {
  const isPath = (word: string): boolean => (TREE.test(word) || ROOT_FILE.test(word)) && !NOT_HERE.has(word);

  test('in code', () => {
    const inCode = named((page) => codeOf(read(page)).words.filter(isPath));

    expect(inCode.length).toBeGreaterThan(50);
    expect(inCode.filter((each) => !exists(each))).toEqual([]);
  });

  test('in commands', () => {
    const inBlocks = named((page) =>
      codeOf(read(page))
        .blocks.flatMap((block) => block.split(/[\s"'`()]+/))
        .filter((word) => TREE.test(word)),
    );

    expect(seen('paths', inBlocks).filter((each) => !exists(each))).toEqual([]);
  });

  test('behind links', () => {
    const links = named((page) => codeOf(read(page)).links.filter((link) => !/^(https?:|#)/.test(link))).map(({ page, name }) => ({
      page,
      name: name.replace(/#.*$/, ''),
    }));

    expect(links.length).toBeGreaterThan(3);
    expect(links.filter(({ page, name }) => !existsSync(join(root, dirname(page), name)))).toEqual([]);
  });
});

describe('every npm command that the docs name exists', () => {
  const scriptsOf = (folder: string): object =>
    (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { scripts?: object }).scripts ?? {};

  test('as a script of the package that it names', () => {
    const commands = pages.flatMap((page) =>
      [...read(page).matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|(start|test|stop)\b)(?: -w ([\w/@-]+))?/g)].map((match) => ({
        page,
        script: match[1] ?? match[2] ?? '',
        folder: match[3] ?? '.',
      })),
    );

    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter(({ script, folder }) => !Object.hasOwn(scriptsOf(folder), script))).toEqual([]);
  });

  test('as a program of node that is there', () => {
    const programs = named((page) =>
      [...read(page).matchAll(/\bnode ((?:docs|packages|tools|test|proto|gateway)\/[\w./-]+)/g)].map((match) => match[1] ?? ''),
    );

    expect(seen('programs', programs).filter(({ name }) => !existsSync(join(root, name)))).toEqual([]);
  });
});
