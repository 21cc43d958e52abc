import { createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { TEST_TOKENS } from '@storefront/access/testing';
import { seen } from '@storefront/lifecycle/testing';
import { type Caller, closeClients, NO_STORE, serviceCaller } from '@storefront/rpc';
import { type Addresses, openClients } from './clients.ts';
import { openRequestEventClients } from './insight/insight-deps.ts';
import { openPaymentClient } from './payments/payment-client.ts';
import { openSandboxClients } from './sandbox-clients.ts';

/** The units of a `grpc-timeout`, in milliseconds. */
const UNITS: Readonly<Record<string, number>> = { m: 1, S: 1000, M: 60_000 };
/** A status after which no call is retried. */
const NOT_FOUND = '5';
const caller = serviceCaller({ tenantId: 'tenant', mode: 'sandbox' }, NO_STORE);

let server: Http2Server;
/** The calls that the server received, with the time that they were given; `NaN` without a deadline. */
let received: { rpc: string; timeoutMs: number }[];
let addresses: Addresses;

beforeEach(async () => {
  received = [];
  server = createServer();
  server.on('stream', (stream, headers) => {
    const [, digits, unit] = /^(\d+)(\w)$/.exec(String(headers['grpc-timeout'])) ?? [];
    received.push({ rpc: String(headers[':path']), timeoutMs: Number(digits) * (UNITS[unit ?? ''] ?? Number.NaN) });
    stream.respond({ ':status': 200, 'content-type': 'application/grpc', 'grpc-status': NOT_FOUND }, { endStream: true });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  addresses = { catalog: address, cart: address, orders: address, billing: address, webhooks: address };
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

test('no call waits for more than ten seconds, except for a PDF and the history of a sandbox', async () => {
  const credentials = { serviceToken: TEST_TOKENS.gateway, tls: undefined };
  const { billing: payments } = openPaymentClient({ ...credentials, address: addresses.billing, ownUrl: () => '' });
  const opened = [
    openClients(addresses, credentials),
    openSandboxClients(addresses, credentials),
    openRequestEventClients(addresses, credentials),
    { payments },
  ];
  for (const clients of opened) {
    for (const client of Object.values(clients)) await callEach(client);
    closeClients(clients);
  }

  const long = new Set(received.filter(({ timeoutMs }) => !(timeoutMs <= 10_000)).map(({ rpc }) => rpc));
  expect([...long].toSorted()).toEqual([
    '/storefront.billing.v1.BillingService/RenderCreditNote',
    '/storefront.billing.v1.BillingService/RenderInvoice',
    '/storefront.billing.v1.BillingService/RenderStatement',
    '/storefront.billing.v1.SandboxService/CreateHistory',
  ]);
  expect(new Set(received.map(({ rpc }) => rpc)).size).toBeGreaterThan(100);
});

/** Calls each RPC of a client until the server has received it: on a busy machine, a deadline can end before that. */
async function callEach(client: object): Promise<void> {
  for (const [name, call] of seen('calls', Object.entries(client))) {
    if (name === 'close') continue;
    const before = received.length;
    while (received.length === before) {
      const response = (call as (request: object, from: Caller) => Promise<unknown> | AsyncIterable<unknown>)({}, caller);
      await expect('then' in response ? response : Array.fromAsync(response)).rejects.toThrow();
    }
  }
}
