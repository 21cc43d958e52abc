import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-home-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('npm start', () => {
  test('reports in one sentence that its port is in use, and starts nothing', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const home = join(folder, 'home');

    const ended = await run('main.ts', { PORT: String(port), STOREFRONT_HOME: home });
    other.close();

    expect(ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is in use. Set PORT to a free port, for example PORT=${port + 10} npm start.\n`,
    });
    expect(await exists(home)).toBe(false);
  });

  test('refuses the data folder of a running system, even if its servers are given by URL', async () => {
    const owner = `{"owner":{"pid":${process.pid},"startedAt":"${await startedAt()}"},"servers":{}}`;
    for (const file of ['servers.json', 'operator.json', 'processes.json']) await writeFile(join(folder, file), owner);
    const urls = {
      STOREFRONT_POSTGRES_URL: 'postgres://nobody@127.0.0.1:1/none',
      STOREFRONT_NATS_URL: 'nats://x',
      STOREFRONT_REDIS_URL: 'redis://x',
    };

    const ended = await run('main.ts', { PORT: '0', STOREFRONT_HOME: folder, STOREFRONT_QUIET: '1', ...urls });

    expect(ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `The folder ${folder} is in use by process ${process.pid}. Stop it, or set STOREFRONT_HOME to another folder.\n`,
    });
    expect((await readdir(folder)).sort()).toEqual(['operator.json', 'processes.json', 'servers.json']);
  });

  test('reports which server it cannot reach, and exits', async () => {
    const home = join(folder, 'home');
    const urls = {
      STOREFRONT_POSTGRES_URL: 'postgres://nobody@127.0.0.1:1/none',
      STOREFRONT_NATS_URL: 'nats://x',
      STOREFRONT_REDIS_URL: 'redis://x',
    };

    const ended = await run('main.ts', { PORT: '0', STOREFRONT_HOME: home, STOREFRONT_QUIET: '1', ...urls });

    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(/^Cannot use the Postgres given in STOREFRONT_POSTGRES_URL: .*\n$/);
    expect(await exists(join(home, 'processes.json'))).toBe(false);
  });
});

describe('npm run reset', () => {
  test('deletes the data folder', async () => {
    const home = join(folder, 'home');
    await mkdir(home);
    await writeFile(join(home, 'servers.json'), '{}');

    expect(await run('reset.ts', { STOREFRONT_HOME: home })).toMatchObject({ code: 0, stderr: '' });
    expect(await exists(home)).toBe(false);
  });

  test('leaves any other folder unchanged', async () => {
    await writeFile(join(folder, 'thesis.txt'), 'final version');

    expect(await run('reset.ts', { STOREFRONT_HOME: folder })).toMatchObject({
      code: 1,
      stderr: `${folder} is not a data folder of this project; nothing was deleted.\n`,
    });
    expect(await exists(join(folder, 'thesis.txt'))).toBe(true);
  });

  test('refuses to delete the data folder of a running system', async () => {
    const owner = `{"owner":{"pid":${process.pid},"startedAt":"${await startedAt()}"},"servers":{}}`;
    await writeFile(join(folder, 'servers.json'), owner);

    expect(await run('reset.ts', { STOREFRONT_HOME: folder })).toMatchObject({ code: 1 });
    expect(await exists(join(folder, 'servers.json'))).toBe(true);
  });
});

/** Claims another home to see how this process is recorded. */
async function startedAt(): Promise<string> {
  const { startBackingServers } = await import('@storefront/backing-servers');
  const home = await mkdtemp(join(tmpdir(), 'storefront-home-'));
  const servers = await startBackingServers({ home, only: ['redis'], env: { PATH: process.env.PATH, HOME: process.env.HOME } });
  const { readFile } = await import('node:fs/promises');
  const records = JSON.parse(await readFile(join(home, 'servers.json'), 'utf8')) as { owner: { startedAt: string } };
  await servers.stop();
  await rm(home, { recursive: true, force: true });
  return records.owner.startedAt;
}

async function run(file: string, env: Record<string, string>): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL(file, import.meta.url))], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, JEST_WORKER_ID: process.env.JEST_WORKER_ID, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
