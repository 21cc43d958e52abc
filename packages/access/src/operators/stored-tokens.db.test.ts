import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { sql } from 'kysely';
import { createOperators } from './create-operators.ts';
import { hashOfToken, hintOfToken, newOperatorToken } from './operator-token.ts';
import { insertToken, listTokens, type NewToken, revokeToken } from './stored-tokens.ts';

const TENANT = '01990000-0000-7000-8000-000000000001';

let database: TestDatabase<unknown>;
beforeAll(async () => {
  database = await openTestDatabase({ name: 'access', migrations: new URL('../testing/migrations/', import.meta.url) });
});
afterAll(() => database.close());

async function aToken(changed: Partial<NewToken> = {}) {
  const text = newOperatorToken();
  const token: NewToken = {
    id: crypto.randomUUID(),
    name: text.slice(-8),
    hash: hashOfToken(text),
    hint: hintOfToken(text),
    scopes: ['catalog'],
    tenantId: null,
    issuedBy: 'root',
    expiresAt: new Date(Date.now() + 3_600_000),
    ...changed,
  };
  await insertToken(database.db, token);
  return { text, ...token };
}

const identify = (text: string) => createOperators(database.db, {}).identify(text);

test('a token identifies its owner, and its use is noted', async () => {
  const { text, id, name } = await aToken({ tenantId: TENANT });

  expect(await identify(text)).toMatchObject({ tokenId: id, name, scopes: ['catalog'], tenantId: TENANT });
  expect(await identify(newOperatorToken())).toBeUndefined();
  expect(await listTokens(database.db, TENANT)).toMatchObject([
    { id, hint: text.slice(0, 11), lastUsedAt: expect.any(Date), revokedAt: null },
  ]);
});

test('an expired token and a revoked one have ended at once', async () => {
  const [expired, revoked] = [await aToken(), await aToken()];
  await sql`update operator_token set expires_at = clock_timestamp() where id = ${expired.id}`.execute(database.db);
  await revokeToken(database.db, revoked.id, null);

  expect(await identify(expired.text)).toMatchObject({ ended: 'expired' });
  expect(await identify(revoked.text)).toMatchObject({ ended: 'revoked' });
});

test('a name is free again once its token is revoked, and a token that is stored twice stays', async () => {
  const first = await aToken();
  await insertToken(database.db, first);
  await expect(aToken({ name: first.name })).rejects.toMatchObject({ reason: 'token_name_taken' });
  await revokeToken(database.db, first.id, null);

  expect(await aToken({ name: first.name })).toMatchObject({ name: first.name });
});

test('a revoked token stays revoked since the first time, even if it is stored again', async () => {
  const { text, ...token } = await aToken();
  const read = async () => (await listTokens(database.db, null)).find(({ id }) => id === token.id);
  await revokeToken(database.db, token.id, null);
  const revoked = await read();
  expect(revoked?.revokedAt).toEqual(expect.any(Date));

  await revokeToken(database.db, token.id, null);
  await insertToken(database.db, token);

  expect(await read()).toEqual(revoked);
  expect(await identify(text)).toMatchObject({ ended: 'revoked' });
});

test('a token of another store cannot be revoked for a store', async () => {
  const { id, text } = await aToken();

  await expect(revokeToken(database.db, id, TENANT)).rejects.toMatchObject({ code: 'not_found' });
  expect(await identify(text)).not.toHaveProperty('ended');
});
