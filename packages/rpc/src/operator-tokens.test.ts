import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import { AppError, conflict, notFound } from '@storefront/errors';
import type { OperationsServiceDefinition } from '@storefront/proto/storefront/operations/v1';
import { createLogger } from '@storefront/telemetry';
import { type Client, createClient } from './create-client.ts';
import { issueToken, revokeToken } from './operator-tokens.ts';
import { type RpcServer, serve } from './serve.ts';
import { aCaller } from './testing/a-caller.ts';
import { implementPartly } from './testing/implement-partly.ts';

// The operations API of every service, each with a store of tokens in memory.

const OPERATIONS = 'storefront.operations.v1.OperationsService';
const UNUSED_PORT = 1;
/** The valid tokens of each service. */
const stored = new Map<ServiceName, Set<string>>();
/** The services that fail when a token is issued, and how. */
const failing = new Map<ServiceName, () => AppError>();
const down = new Set<ServiceName>();
const servers: RpcServer[] = [];
const clients: Client<OperationsServiceDefinition, 'ListLedger'>[] = [];
const connected = new Map<string, Client<OperationsServiceDefinition, 'ListLedger'>>();

beforeAll(async () => {
  for (const service of SERVICE_NAMES) {
    const server = await serve({
      host: '127.0.0.1',
      port: 0,
      acceptedTokens: acceptedTestTokens,
      log: createLogger('rpc-test', 'silent'),
      services: [operationsOf(service)],
    });
    servers.push(server);
    for (const [state, port] of [['up', server.port] as const, ['down', UNUSED_PORT] as const]) {
      const client = createClient<OperationsServiceDefinition, 'ListLedger'>(OPERATIONS, {
        address: `127.0.0.1:${port}`,
        serviceToken: TEST_TOKENS.operator,
        serverName: service,
      });
      clients.push(client);
      connected.set(`${service} ${state}`, client);
    }
  }
});
beforeEach(() => {
  for (const service of SERVICE_NAMES) stored.set(service, new Set());
  failing.clear();
  down.clear();
});
afterAll(async () => {
  for (const client of clients) client.close();
  await Promise.all(servers.map((server) => server.close()));
});

const tokensOf = (service: ServiceName): Set<string> => stored.get(service) ?? new Set();
const operationsOf = (service: ServiceName) =>
  implementPartly<OperationsServiceDefinition>(
    OPERATIONS,
    {
      GetOperator: async () => ({ name: 'root' }),
      async IssueOperatorToken({ tokenId }: { tokenId: string }) {
        const failure = failing.get(service);
        if (failure !== undefined) throw failure();
        tokensOf(service).add(tokenId);
        return {};
      },
      async RevokeOperatorToken({ tokenId }: { tokenId: string }) {
        if (!tokensOf(service).delete(tokenId)) throw notFound('token');
        return {};
      },
    },
    { callers: ['operator'] },
  );

const clientOf = (service: ServiceName) => {
  const client = connected.get(`${service} ${down.has(service) ? 'down' : 'up'}`);
  if (client === undefined) throw new Error('no client');
  return client;
};
const caller = { ...aCaller, kind: 'operator' as const };
const issue = () => issueToken(clientOf, { tokenId: 'a', name: 'erp', scopes: ['catalog'] }, caller);
const revoke = () => revokeToken(clientOf, { tokenId: 'a', tenantId: undefined }, caller);
const knownBy = () => SERVICE_NAMES.filter((service) => tokensOf(service).has('a'));

test('a token is stored in every service, and revoked in every one', async () => {
  await issue();
  expect(knownBy()).toEqual(SERVICE_NAMES);

  await revoke();
  expect(knownBy()).toEqual([]);
  await expect(revoke()).rejects.toMatchObject({ code: 'not_found' });
});

test('a token is stored in no service if one does not respond, which the error names', async () => {
  down.add('orders').add('cart');

  await expect(issue()).rejects.toMatchObject({
    code: 'bad_gateway',
    reason: 'not_issued',
    message: expect.stringMatching(/: cart, orders\.$/),
  });
  expect(knownBy()).toEqual([]);
});

test.each([
  ['does not respond', () => new AppError('service_unavailable', 'The database is unavailable.'), 'not_issued'],
  ['refuses it', () => conflict('token_name_taken', 'There is one.'), 'token_name_taken'],
])('a token is taken back from the services before one that %s', async (_what, failure, reason) => {
  failing.set('orders', failure);

  await expect(issue()).rejects.toMatchObject({ reason });
  expect(knownBy()).toEqual([]);
});

test('a token is revoked where it can be, and the error names the services in which it can still be valid', async () => {
  await issue();
  down.add('billing');

  await expect(revoke()).rejects.toMatchObject({
    code: 'bad_gateway',
    reason: 'partly_revoked',
    message: expect.stringContaining(' in billing.'),
  });
  expect(knownBy()).toEqual(['billing']);
  down.clear();
  await revoke();
  expect(knownBy()).toEqual([]);
});
