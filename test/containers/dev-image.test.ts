import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { freePort } from '@storefront/backing-servers';
import { eventually } from '../support/eventually.ts';
import { type Api, apiClient } from '../support/http/api.ts';
import { anOrder } from '../support/http/priced-cart.ts';
import { output } from './docker.ts';

/** The image storefront-dev as a test in another language starts it, with the commands of deploy/README.md. The tests build on each other. */

jest.setTimeout(10 * 60_000);

const MIB = 1024 * 1024;
const ADDED_MIB_MAX = 170;
/** Processor time, of which a busy machine does not need much more: 12 s if thirty processes share two cores. */
const READY_SECONDS_MAX = 30;
/** As long as a process has to become ready, and some for the servers. */
const RESTART_WITHIN_MS = 180_000;
/** A process drains within 22 s. */
const STOP_SECONDS = 30;

const name = `storefront-dev-check-${process.pid}`;
const image = process.env.STOREFRONT_DEV_IMAGE ?? '';
const docker = (...words: string[]): Promise<string> => output(['docker', ...words]);
let folder: string;
let transcript: string;
let shopper: Api;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-dev-'));
  const port = await freePort();
  const page = await readFile(join(import.meta.dirname, '../../deploy/README.md'), 'utf8');
  const [, commands = ''] = /```sh\n(docker run --detach --name storefront-dev [\s\S]*?)```/.exec(page) ?? [];
  const own = commands
    .replaceAll('storefront-dev', name)
    .replace(`host-gateway ${name}`, `host-gateway ${image}`)
    .replace(':8080:', `:${port}:`)
    .replace('docker run', `docker run --env PUBLIC_BASE_URL=http://localhost:${port}`);
  transcript = await output(['bash', '-euo', 'pipefail', '-c', `cd ${folder}\n${own}`]).catch(async (error: Error) => {
    throw new Error(`${error.message}\nThe log of the container:\n${await docker('logs', name)}`, { cause: error });
  });
});

afterAll(async () => {
  await docker('rm', '--force', '--volumes', name);
  await rm(folder, { recursive: true });
});

test('one line says that the container is ready', async () => {
  const lines = (await docker('logs', name)).split('\n').filter((line) => line.startsWith('Ready'));

  expect(lines).toEqual([
    expect.stringMatching(/^Ready after [\d.]+ s: http:\/\/localhost:\d+; the keys are in \/var\/lib\/storefront\/store\.json$/),
  ]);
});

test('the documented commands import a product and place an order', () => {
  const order = JSON.parse(transcript.split('\n').at(-1) ?? '') as { data: Record<string, unknown> };

  expect(order.data).toMatchObject({ order_id: expect.any(String), order_number: expect.any(String), total: 230 });
});

test(`the container runs as user 1000 without capabilities, and its image adds at most ${ADDED_MIB_MAX} MiB to the image of the processes`, async () => {
  const sizeOf = async (tag: string) => Number(await docker('image', 'inspect', '--format', '{{.Size}}', tag));

  expect(await docker('exec', name, 'id', '-u')).toBe('1000');
  expect(await docker('exec', name, 'grep', '-h', 'CapEff', '/proc/1/status')).toMatch(/\t0{16}$/);
  expect((await sizeOf(image)) - (await sizeOf(process.env.STOREFRONT_IMAGE ?? ''))).toBeLessThan(ADDED_MIB_MAX * MIB);
});

test('the health check passes', () =>
  eventually(RESTART_WITHIN_MS, async () => expect(await docker('inspect', '--format', '{{.State.Health.Status}}', name)).toBe('healthy')));

test.each([
  ['SIGTERM exits with 0', ['stop', '--time', String(STOP_SECONDS)], '0'],
  ['the container is killed', ['kill'], '137'],
])('after %s, the data is still there', async (_, command, exitCode) => {
  const placed = await placeOrder();
  await docker(...command, name);
  expect(await docker('inspect', '--format', '{{.State.ExitCode}}', name)).toBe(exitCode);

  const startedAt = new Date().toISOString();
  await docker('start', name);
  await eventually(RESTART_WITHIN_MS, async () => expect(await docker('logs', '--since', startedAt, name)).toContain('Ready after'));
  expect((await shopper.get(`/v1/orders/${placed}`)).status).toBe(200);
});

test(`a container takes at most ${READY_SECONDS_MAX} s of processor time to be ready`, async () => {
  // Control groups of version 1 and 2 count it since the last start.
  const usage = "cat /sys/fs/cgroup/cpuacct/cpuacct.usage 2>/dev/null || awk '/^usage_usec/ { print $2 * 1000 }' /sys/fs/cgroup/cpu.stat";
  const seconds = Number(await docker('exec', name, 'sh', '-c', usage)) / 1e9;

  expect((await docker('logs', name)).match(/^Ready after [\d.]+ s/gm)).toHaveLength(3);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(READY_SECONDS_MAX);
});

async function placeOrder(): Promise<string> {
  const store = JSON.parse(await docker('exec', name, 'cat', '/var/lib/storefront/store.json')) as {
    base_url: string;
    keys: { sandbox: { secret: string } };
  };
  const server = apiClient(store.base_url, { key: store.keys.sandbox.secret });
  const login = await server.post('/v1/auth/login', { email: 'shopper@example.com', password: 'correct-horse-battery' });
  shopper = server.as({ shopperToken: login.body.data.shopper_token });
  return (await anOrder({ api: shopper }, [{ sku: 'BOLT', quantity: 1 }])).id;
}
