import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { acceptedTestTokens, TEST_TOKENS } from '@storefront/access/testing';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import { createLogger } from '@storefront/telemetry';
import { checkHealth } from '../check-health.ts';
import { createClient } from '../create-client.ts';
import { implement } from '../implement.ts';
import { type RpcServer, serve } from '../serve.ts';
import { aCaller } from '../testing/a-caller.ts';
import { createTestAuthority, type Issued, type TestAuthority } from '../testing/issue-certificate.ts';

const CARTS = 'storefront.cart.v1.CartAdminService';
const POLL_MS = 20;
const folder = mkdtempSync(join(tmpdir(), 'storefront-tls-'));
let authority: TestAuthority;
let server: RpcServer;
let address: string;

const write = (name: string, { cert, key }: Issued, caCert = authority.caCert) => {
  const files = { certFile: join(folder, `${name}.crt`), keyFile: join(folder, `${name}.key`), caFile: join(folder, `${name}-ca.crt`) };
  writeFileSync(files.certFile, cert);
  writeFileSync(files.keyFile, key);
  writeFileSync(files.caFile, caCert);
  return { ...files, pollMs: POLL_MS };
};

const listPromotions = async (options: { serviceToken?: string; tls?: ReturnType<typeof write>; serverName?: string }) => {
  const client = createClient<CartAdminServiceDefinition>(CARTS, { address, serviceToken: TEST_TOKENS.operator, ...options });
  try {
    return await client.listPromotions({}, aCaller);
  } finally {
    client.close();
  }
};

const serialOf = () =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(
      {
        port: server.port,
        host: '127.0.0.1',
        servername: 'cart',
        ca: authority.caCert,
        ALPNProtocols: ['h2'],
        ...authority.issue('operator'),
      },
      () => {
        resolve(socket.getPeerCertificate().serialNumber);
        socket.destroy();
      },
    ).on('error', reject);
  });

beforeAll(async () => {
  authority = createTestAuthority();
  server = await serve({
    host: '127.0.0.1',
    port: 0,
    acceptedTokens: acceptedTestTokens,
    connectionAgeMs: 200,
    tls: write('server', authority.issue('cart')),
    log: createLogger('tls-test', 'silent'),
    services: [
      implement<CartAdminServiceDefinition>(
        CARTS,
        {
          CreatePromotion: async () => ({}),
          EndPromotion: async () => ({}),
          ListPromotions: async () => ({ promotions: [] }),
        },
        { callers: ['operator'] },
      ),
    ],
  });
  address = `127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('a client with the certificate of its token is served', async () => {
  const tls = write('operator', authority.issue('operator'));

  await expect(listPromotions({ tls })).resolves.toMatchObject({ promotions: [] });
  expect(await checkHealth(address, 2000, { tls, serverName: 'cart' })).toBe(true);
});

test('a plaintext client and one with a certificate of another authority are refused', async () => {
  const stranger = createTestAuthority();
  const foreign = write('foreign', stranger.issue('operator'));

  await expect(listPromotions({})).rejects.toMatchObject({ reason: 'downstream_unavailable' });
  await expect(listPromotions({ tls: foreign })).rejects.toMatchObject({ reason: 'downstream_unavailable' });
  expect(await checkHealth(address, 500)).toBe(false);
});

test("a token is of no use with another service's certificate", async () => {
  const tls = write('catalog', authority.issue('catalog'));

  await expect(listPromotions({ tls, serviceToken: TEST_TOKENS.operator })).rejects.toMatchObject({
    code: 'unauthorized',
    reason: 'service_credential',
  });
});

test('a client refuses a server whose certificate has the name of another service', async () => {
  const tls = write('operator', authority.issue('operator'));

  await expect(listPromotions({ tls, serverName: 'billing' })).rejects.toMatchObject({ reason: 'downstream_unavailable' });
});

test('a renewed certificate is used for new connections without a restart, and a mismatched pair is ignored', async () => {
  const first = await serialOf();
  const [next, other] = [authority.issue('cart'), authority.issue('cart')];
  write('server', { cert: next.cert, key: other.key });
  await sleep(POLL_MS * 5);
  expect(await serialOf()).toBe(first);

  write('server', next);
  while ((await serialOf()) === first) await sleep(POLL_MS);
  await expect(listPromotions({ tls: write('operator', authority.issue('operator')) })).resolves.toMatchObject({ promotions: [] });
});

test('a client uses its renewed certificate for its next connection', async () => {
  const tls = write('renewed', authority.issue('catalog'));
  const client = createClient<CartAdminServiceDefinition>(CARTS, { address, serviceToken: TEST_TOKENS.operator, tls });
  const outcome = () =>
    client.listPromotions({}, aCaller).then(
      () => 'served',
      (error: { reason?: string }) => error.reason,
    );
  expect(await outcome()).toBe('service_credential');

  write('renewed', authority.issue('operator'));
  // The server ends each connection at its maximum age.
  while ((await outcome()) !== 'served') await sleep(POLL_MS);
  client.close();
});
