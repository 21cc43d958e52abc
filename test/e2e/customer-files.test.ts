import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runOperator } from '@storefront/operator';
import { Collector, tryCli } from '../support/operator/run-cli.ts';
import { aStore, type TestStore } from '../support/systems/a-store.ts';

interface Report {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly violations: readonly { readonly line: number; readonly column: string | null; readonly reason: string }[];
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-customers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function importText(store: TestStore, text: string, ...options: string[]) {
  const file = join(folder, 'customers.csv');
  await writeFile(file, text);
  return tryCli<Report>(store.env, 'customers', 'import', file, '--tenant', store.tenantId, '--mode', store.mode, ...options);
}

async function exportText({ env, tenantId, mode }: TestStore): Promise<string> {
  const [stdout, stderr] = [new Collector(), new Collector()];
  expect(await runOperator(['customers', 'export', '--tenant', tenantId, '--mode', mode], env, { stdout, stderr })).toBe(0);
  return stdout.text;
}

const quoted = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;

test('an exported file creates the same customers in another store, and importing it again changes nothing', async () => {
  const [store, other] = [await aStore(), await aStore()];
  const ann = await store.shopper([
    '--credit-limit',
    '5000',
    '--terms-days',
    '14',
    '--company',
    'Ann, "Bolts" & Söhne',
    '--rails',
    'CREDIT_TERMS',
  ]);
  await store.cli(
    'customers',
    'addresses',
    'create',
    '--customer',
    ann.email,
    '--name',
    'Ann',
    '--line1',
    '1 Hope Road',
    '--city',
    'Kingston',
    '--country',
    'JM',
  );
  const bob = await store.shopper();
  await store.cli('customers', 'close', bob.email);
  const text = await exportText(store);

  expect(text).not.toContain('argon2');
  expect((await importText(store, text)).json).toMatchObject({ created: 0, updated: 0, unchanged: 2, violations: [] });
  expect((await importText(other, text)).json).toMatchObject({ created: 2, updated: 0, violations: [] });
  expect((await importText(other, text)).json).toMatchObject({ created: 0, unchanged: 2 });
  const withoutIds = (file: string) => file.replaceAll(/^[0-9a-f-]{36},|,[^,]*Z$/gm, '');
  expect(withoutIds(await exportText(other))).toBe(withoutIds(text));
  expect(await other.cli('customers', 'get', ann.email)).toMatchObject({
    company_name: 'Ann, "Bolts" & Söhne',
    credit_limit: 5000,
    terms_days: 14,
    assigned_payment_rails: ['CREDIT_TERMS'],
    has_password: false,
    addresses: [{ city: 'Kingston' }],
  });
  expect(await other.cli('customers', 'get', bob.email)).toMatchObject({ status: 'CLOSED' });
});

test('a name that a spreadsheet would run is exported as text, is imported as it was, and is escaped in a table', async () => {
  const [store, other] = [await aStore(), await aStore()];
  const company = '=HYPERLINK("https://elsewhere.example/","Pay \u202ehere");=1';
  const { email } = await store.shopper(['--company', company, '--phone', '+1 876 555-0142']);
  const text = await exportText(store);

  expect(text).toContain(`,"'=HYPERLINK(""https://elsewhere.example/"",""Pay \u202ehere"");'=1","+1 876 555-0142",`);
  expect((await importText(other, text)).json).toMatchObject({ created: 1, violations: [] });
  expect(await other.cli('customers', 'get', email)).toMatchObject({ company_name: company, phone: '+1 876 555-0142' });
  const [stdout, stderr] = [new Collector(), new Collector()];
  await runOperator(['customers', 'get', email, '--tenant', store.tenantId, '--mode', store.mode], store.env, { stdout, stderr });
  expect(stdout.text).toContain('Pay \\u202ehere');
});

test('each invalid row is reported by line and column, and the valid rows are saved', async () => {
  const store = await aStore();
  const text = [
    'email,name,credit_limit,terms_days,payment_rails,addresses',
    `ann@example.com,Ann,100,30,${quoted(['PREPAID'])},${quoted([{ name: 'Ann', line1: '1', city: 'Kingston', country_code: 'JM' }])}`,
    'not an email,Bob,,,,',
    'ANN@example.com,Twin,,,,',
    'cid@example.com,Cid,100,soon,,',
    'dan@example.com,Dan,0.001,,,"{"',
    'eve@example.com,Eve,,,,',
    'too,few',
    '',
  ].join('\n');
  const dryRun = await importText(store, text, '--dry-run');
  const { exitCode, json, stderr } = await importText(store, text);

  expect(exitCode).toBe(2);
  expect(json).toMatchObject({ created: 2, updated: 0, unchanged: 0, dry_run: false });
  expect(dryRun.json).toEqual({ ...json, dry_run: true });
  expect(json.violations.map(({ line, column }) => [line, column])).toEqual([
    [3, 'email'],
    [4, 'email'],
    [5, 'terms_days'],
    [6, 'addresses'],
    [8, null],
  ]);
  expect(json.violations[1]?.reason).toBe('repeats line 2');
  expect(JSON.parse(stderr)).toMatchObject({
    error: { code: 'partly_failed', message: expect.stringContaining('line 4, email: repeats line 2\n') },
  });
  expect(await store.cli('customers', 'list')).toHaveLength(2);
});

test('a file with an unknown column, such as a password, is refused as a whole', async () => {
  const store = await aStore();
  const { exitCode, json } = await importText(store, 'email,name,password\nann@example.com,Ann,correct horse battery\n');

  expect({ exitCode, json }).toMatchObject({
    exitCode: 2,
    json: { created: 0, violations: [{ line: 1, column: 'password', reason: 'is not a known column' }] },
  });
});
