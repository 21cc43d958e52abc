import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SERVICE_NAMES } from '@storefront/access';
import { runOperator } from '../../run-operator.ts';
import { Collector } from '../../testing/collector.ts';
import { type OperationsServers, startOperationsServers } from '../../testing/operations-servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'audit-'));
const heads = join(folder, 'heads.json');

let servers: OperationsServers;
beforeAll(async () => {
  servers = await startOperationsServers(() => ({
    checks: [],
    consumers: [],
    tokens: [],
    entries: [],
    audit: ['h1', 'h2'],
    failing: new Set(),
    isDown: false,
  }));
});
beforeEach(async () => {
  for (const service of SERVICE_NAMES) servers.reported[service].audit = ['h1', 'h2'];
  writeFileSync(heads, (await verify()).stdout);
});
afterAll(async () => {
  await servers.close();
  rmSync(folder, { recursive: true });
});

async function verify(...options: string[]) {
  const [stdout, stderr] = [new Collector(), new Collector()];
  const exitCode = await runOperator(['audit', 'verify', '--json', ...options], servers.env(), { stdout, stderr });
  return { exitCode, stdout: stdout.text, stderr: stderr.text };
}
/** Compares with the earlier result, and returns the exit code and whether each service continues it. */
async function compare() {
  const { exitCode, stdout } = await verify('--heads', heads);
  const { services } = JSON.parse(stdout) as { services: { service: string; continues_earlier: boolean }[] };
  return { exitCode, continues: Object.fromEntries(services.map((each) => [each.service, each.continues_earlier])) };
}
const ALL = Object.fromEntries(SERVICE_NAMES.map((service) => [service, true]));

test('logs with further entries continue an earlier result', async () => {
  servers.reported.cart.audit = ['h1', 'h2', 'h3'];
  expect(await compare()).toEqual({ exitCode: 0, continues: ALL });
});

test.each([
  ['lacks its last entry', ['h1']],
  ['has another one at its position', ['h1', 'x', 'h3']],
  ['is empty', []],
])('a log that %s does not', async (_what, audit) => {
  servers.reported.cart.audit = audit;
  expect(await compare()).toEqual({ exitCode: 1, continues: { ...ALL, cart: false } });
});

test.each(['', '{}', '{"services": []}', '{"services": [{"service": "cart", "entries": 2, "hash": "h2"}]}'])(
  'an earlier result without every service is refused: %s',
  async (text) => {
    writeFileSync(heads, text);
    const { exitCode, stderr } = await verify('--heads', heads);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('is not a result of storefront audit verify --json')]);
  },
);

async function list(env: NodeJS.ProcessEnv, ...options: string[]): Promise<string> {
  const stdout = new Collector();
  const stderr = new Collector();
  if ((await runOperator(['audit', 'list', '--utc', ...options], { ...servers.env(), ...env }, { stdout, stderr })) !== 0)
    throw new Error(stderr.text);
  return stdout.text;
}

test('the list is that of the store of the environment or the profile, unless all stores are asked for', async () => {
  const storesOf = async (...options: string[]) =>
    (JSON.parse(await list({ STOREFRONT_TENANT: 'of-profile' }, '--json', ...options)) as { tenant_id: string | null }[]).map(
      ({ tenant_id }) => tenant_id,
    );

  expect(new Set(await storesOf())).toEqual(new Set(['of-profile']));
  expect(new Set(await storesOf('--tenant', 'given'))).toEqual(new Set(['given']));
  expect(new Set(await storesOf('--all-stores'))).toEqual(new Set([null]));
});

test('a person sees words and the ID of the object, and a program the name of the RPC', async () => {
  const [header, row] = (await list({})).split('\n');

  expect(header).toMatch(/^at +operator +action +object_id +outcome/);
  expect(row).toContain('ship order  019aa5b3-9b00-7000-8000-00000000e001');
  expect(JSON.parse(await list({}, '--json'))).toMatchObject(SERVICE_NAMES.map(() => ({ action: 'ShipOrder' })));
});
