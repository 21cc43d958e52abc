import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PEER_NAMES } from '@storefront/access';
import { secretsOf } from './secrets.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'storefront-secrets-'));
});
afterEach(() => rm(home, { recursive: true }));

test('each service and the operator have a token of their own, which later starts reuse', async () => {
  const secrets = await secretsOf(home);

  expect(Object.keys(secrets.service_tokens)).toEqual([...PEER_NAMES]);
  expect(new Set(Object.values(secrets.service_tokens)).size).toBe(PEER_NAMES.length);
  expect(await secretsOf(home)).toEqual(secrets);
  expect((await stat(join(home, 'secrets.json'))).mode & 0o777).toBe(0o600);
});
