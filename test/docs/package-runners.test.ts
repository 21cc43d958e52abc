import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { repositoryLines } from './repository-lines.ts';

const root = join(import.meta.dirname, '../..');

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>;
}

/** The packages that the lock files of the repository pin. The workspaces are links, which no other machine has. */
const pinned = new Set(
  globSync('{,examples/*/,test/*/,gateway/*/}package-lock.json', { cwd: root })
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Lock)
    .flatMap(({ packages }) => Object.entries(packages))
    .filter(([path, { version, link }]) => path.startsWith('node_modules/') && version !== undefined && link !== true)
    .map(([path]) => path.slice('node_modules/'.length)),
);

/** Packages that no lock file has. A command names the exact version. */
const RUN_ONLY = /^(?:turbo|@bufbuild\/buf)@\d+\.\d+\.\d+$/;
const OURS = /^(?:\.{0,2}\/|\$\{archive\}$|@storefront\/)/;

/** The commands that install what they run, and their words up to the end of the command. */
const RUNNERS = /(?<![\w./-])(?:npx|bunx|(?:npm|pnpm|yarn|bun) (create|init|exec|x|dlx))(?![\w-])([^`'"<|&;)]*)/g;

/** Returns the packages that the commands of a text install. */
function packagesOf(text: string): readonly string[] {
  // The words of a list in code are those of a command.
  const shell = text.replaceAll(/['"`],\s*\[?['"`]/g, ' ');
  return [...shell.matchAll(RUNNERS)].flatMap(([, verb = '', rest = '']) => {
    const words = rest.trim().split(/\s+/).filter(Boolean);
    const given = words.flatMap((word, index) =>
      /^(?:--package|-p)$/.test(word) ? words.slice(index + 1, index + 2) : (/^--package=(.+)/.exec(word)?.slice(1) ?? []),
    );
    const named = given.length > 0 ? given : words.filter((word) => !word.startsWith('-')).slice(0, 1);
    return verb === 'create' || verb === 'init' ? named.map((name) => (OURS.test(name) ? name : `create-${name}`)) : named;
  });
}

const isKnown = (name: string): boolean => OURS.test(name) || pinned.has(name) || RUN_ONLY.test(name);

test.each([
  ['npm create storefront ../shop', ['create-storefront']],
  ['`npm init storefront`', ['create-storefront']],
  ['npx storefront orders list', ['storefront']],
  ['<code>npx --yes storefront</code>', ['storefront']],
  ["run('npm', ['exec', '--yes', '--', 'storefront', 'orders'])", ['storefront']],
  ["spawnSync('npx', ['turbo'])", ['turbo']],
  ['pnpm dlx storefront; yarn create storefront && bunx storefront', ['storefront', 'create-storefront', 'storefront']],
  ['npx turbo@latest', ['turbo@latest']],
])('%s asks a registry for a name that others may own', (text, names) => {
  expect(packagesOf(text)).toEqual(names);
  expect(seen('names', names).filter(isKnown)).toEqual([]);
});

test('every command in the documents, the scripts, and the messages runs a package that is pinned, or a path', () => {
  const lines = repositoryLines();
  const named = lines
    .filter(({ file }) => file !== 'test/docs/package-runners.test.ts')
    .flatMap(({ file, text }) => packagesOf(text).map((name) => ({ file, name })));

  expect(lines.filter(({ number }) => number === 0).map(({ file }) => file)).toEqual(
    expect.arrayContaining(['.ci/run', '.github/workflows/ci.yml', 'README.md', 'package.json', 'tools/demo-store/public/index.html']),
  );
  expect(seen('pinned packages', [...pinned], 500)).not.toContain('create-storefront');
  expect(seen('commands', named, 8).filter(({ name }) => !isKnown(name))).toEqual([]);
});

test('what builds the Python client, which a release does with the rights to publish, is pinned', () => {
  const [, requires = ''] = /^requires = \[(.*)\]$/m.exec(readFileSync(join(root, 'clients/python/pyproject.toml'), 'utf8')) ?? [];
  const built = seen('packages', requires.split(',').filter(Boolean));

  expect(built.filter((each) => !/^\s*"[a-z-]+==[\d.]+"$/.test(each))).toEqual([]);
});
