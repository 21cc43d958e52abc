import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeSecrets } from './write-secrets.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'storefront-secrets-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');

test('a second start writes the same secrets, even if files are missing', async () => {
  await writeSecrets(root);
  const [token, nats] = [await read('cart/SERVICE_TOKEN'), await read('nats/nats.conf')];
  await rm(join(root, 'cart'), { recursive: true });

  await writeSecrets(root);

  expect(await read('cart/SERVICE_TOKEN')).toBe(token);
  expect(await read('nats/nats.conf')).toBe(nats);
});

test('a newer version adds the values that are missing and keeps the others', async () => {
  await writeSecrets(root);
  const token = await read('cart/SERVICE_TOKEN');
  const generated = JSON.parse(await read('generated/secrets.json')) as Record<string, string>;
  delete generated['key pepper'];
  await writeFile(join(root, 'generated/secrets.json'), JSON.stringify(generated));

  await writeSecrets(root);

  expect(await read('cart/SERVICE_TOKEN')).toBe(token);
  expect(JSON.parse(await read('generated/secrets.json'))).toMatchObject({ ...generated, 'key pepper': await read('gateway/KEY_PEPPER') });
});

test('generated values are readable only by their owner, and the files of a container are read-only', async () => {
  await writeSecrets(root);

  expect((await stat(join(root, 'generated/secrets.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(root, 'postgres/POSTGRES_PASSWORD'))).mode & 0o777).toBe(0o444);
});

test('a damaged file of generated values stops the start instead of replacing them', async () => {
  await writeSecrets(root);
  await writeFile(join(root, 'generated/secrets.json'), '{"key pepper":');

  await expect(writeSecrets(root)).rejects.toThrow(SyntaxError);
  expect(await read('generated/secrets.json')).toBe('{"key pepper":');
});
