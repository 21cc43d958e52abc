import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { output } from './docker.ts';

/** The package as another project uses it: packed, installed in an empty project, and run with the example of its README. */

jest.setTimeout(10 * 60_000);

const ROOT = join(import.meta.dirname, '../..');
const PACKAGE = join(ROOT, 'packages/testcontainers');
const STRICT = { strict: true, noEmit: true, target: 'es2022', module: 'nodenext', types: ['node'] };
let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'storefront-consumer-'));
  await output(['npm', 'run', '--silent', 'archive', '--workspace', 'packages/client', '--', '--pack-destination', project]);
  await output(['npm', 'pack', '--silent', '--workspace', 'packages/testcontainers', '--pack-destination', project]);
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  await inProject(
    'npm',
    'install',
    '--silent',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    ...['client', 'testcontainers'].map((name) => join(project, `storefront-${name}-1.0.0.tgz`)),
  );
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(await readFile(join(PACKAGE, 'README.md'), 'utf8')) ?? [];
  await writeFile(join(project, 'example.ts'), example);
  await writeFile(join(project, 'example.js'), stripTypeScriptTypes(example));
});

afterAll(() => rm(project, { recursive: true, force: true }));

test('the package contains JavaScript and types only, and brings no package of this repository but the client', async () => {
  const { stdout } = await inProject('npm', 'ls', '--all', '--parseable');
  const installed = join(project, 'node_modules/@storefront');

  expect(stdout.split('\n').filter((path) => path.includes('@storefront'))).toEqual(
    ['client', 'testcontainers'].map((name) => join(installed, name)),
  );
  const files = await output(['find', join(installed, 'testcontainers'), '-name', '*.ts', '-not', '-name', '*.d.ts']);
  expect(files).toBe('');
});

test('the example of the README passes a strict type check, including all declarations', async () => {
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, files: ['example.ts'] }));

  expect(await inProject(join(ROOT, 'node_modules/.bin/tsc'), '--project', project)).toMatchObject({ stdout: '' });
});

test('the example of the README runs as JavaScript', async () => {
  expect(await inProject(process.execPath, 'example.js')).toMatchObject({ stdout: '' });
});

/** Without the settings of this repository's npm. */
function inProject(program: string, ...args: string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  return promisify(execFile)(program, args, { cwd: project, env });
}
