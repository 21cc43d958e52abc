import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '@storefront/db/testing';
import { type Caller, newId } from '@storefront/rpc';
import { operatorHandlers } from './operator-handlers.ts';

const ROOT = {} as Caller;
type Token = Record<'tokenId' | 'tenantId', string> & { hash: Buffer };

let database: TestDatabase<unknown>;
beforeAll(async () => {
  database = await openTestDatabase({ name: 'access', migrations: new URL('../../../access/src/testing/migrations/', import.meta.url) });
});
afterAll(() => database.close());

test('a request that names a store neither lists nor revokes the tokens of another', async () => {
  const { IssueOperatorToken, ListOperatorTokens, RevokeOperatorToken } = operatorHandlers(database.db, database.db);
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const [own, other] = [1, 2].map((byte) => ({ tokenId: newId(), tenantId: newId(), hash: Buffer.alloc(32, byte) })) as [Token, Token];
  for (const token of [own, other])
    await IssueOperatorToken({ ...token, name: token.tokenId, hint: '', scopes: ['catalog'], expiresAt }, ROOT);

  expect(await ListOperatorTokens({ tenantId: own.tenantId }, ROOT)).toMatchObject({ tokens: [{ tokenId: own.tokenId }] });
  const revoke = ({ tokenId }: Token) => RevokeOperatorToken({ tokenId, tenantId: own.tenantId }, ROOT);
  await expect(revoke(other)).rejects.toMatchObject({ code: 'not_found' });
  await revoke(own);

  const { tokens = [] } = await ListOperatorTokens({}, ROOT);
  expect(tokens.filter(({ revokedAt }) => revokedAt !== undefined)).toMatchObject([{ tokenId: own.tokenId }]);
});
