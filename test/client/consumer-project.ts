import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../generated-clients/run.ts';

const ROOT = join(import.meta.dirname, '../..');
const MODULES = join(ROOT, 'node_modules');
const COMPILER_OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  rootDir: '.',
  outDir: 'dist',
};
/** Without the settings of this repository's npm. */
const WITHOUT_SETTINGS = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => name.startsWith('npm_'))
    .map((name) => [name, '']),
);

/**
 * Packs packages/client and installs it in an empty project, offline: its dependencies are taken from the folders of this repository, and npm fails if
 * the package needs any other. Returns the folder of the project.
 */
export async function consumerProject(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'storefront-client-'));
  const archiving = ['run', '--silent', 'archive', '--workspace', 'packages/client', '--', '--pack-destination', project];
  const packed = await run('npm', archiving, { cwd: ROOT });
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  const archive = join(project, packed.trim().split('\n').at(-1) ?? '');
  const dependencies = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) => join(MODULES, name));
  const options = ['--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  await run('npm', ['install', ...options, archive, ...dependencies], { cwd: project, env: WITHOUT_SETTINGS });
  return project;
}

/** The TypeScript examples of the README, by the file name in their first line. One without a name has the empty name. */
export async function readmeExamples(): Promise<Map<string, string>> {
  const readme = await readFile(join(ROOT, 'packages/client/README.md'), 'utf8');
  return new Map([...readme.matchAll(/```ts\n(?:\/\/ (\S+)\n)?([\s\S]*?)```/g)].map(([, name = '', code = '']) => [name, code]));
}

/** Writes files into the project, with Express and the types of Node for those that use them, and compiles them. Rejects with the compiler's output. */
export async function compile(project: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(join(project, 'node_modules'), { recursive: true });
  for (const name of ['express', '@types']) await symlink(join(MODULES, name), join(project, 'node_modules', name)).catch(ignoreExisting);
  for (const [name, code] of files) await writeFile(join(project, name), code);
  const compilerOptions = { ...COMPILER_OPTIONS, types: ['node'] };
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [...files.keys()] }));
  await run(join(MODULES, '.bin/tsc'), ['--project', project], { cwd: project });
}

/** Compiles one file as a browser project does: without the types of Node. */
export async function compileForBrowser(project: string, code: string): Promise<void> {
  await writeFile(join(project, 'browser.ts'), code);
  const compilerOptions = { ...COMPILER_OPTIONS, types: [], module: 'esnext', moduleResolution: 'bundler', noEmit: true };
  await writeFile(join(project, 'tsconfig.browser.json'), JSON.stringify({ compilerOptions, files: ['browser.ts'] }));
  await run(join(MODULES, '.bin/tsc'), ['--project', join(project, 'tsconfig.browser.json')], { cwd: project });
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
