import { constants, createServer, type Http2Server, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { TEST_TOKENS } from '@storefront/access/testing';
import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import { type Client, createClient } from './create-client.ts';
import { aCaller } from './testing/a-caller.ts';

/** A gRPC frame with an empty message. */
const EMPTY_MESSAGE = Buffer.alloc(5);

let server: Http2Server;
let carts: Client<CartAdminServiceDefinition>;
let streams: number;
afterEach(() => {
  carts.close();
  server.close();
});

/** Starts a gRPC server that refuses the first streams, as a server does on a connection that it closes. */
async function startRefusing(count: number, deadlineMs: number): Promise<void> {
  streams = 0;
  server = createServer();
  server.on('stream', (stream) => {
    streams += 1;
    stream.on('error', () => undefined);
    if (streams <= count) stream.close(constants.NGHTTP2_REFUSED_STREAM);
    else respond(stream);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  carts = createClient('storefront.cart.v1.CartAdminService', { address, serviceToken: TEST_TOKENS.operator, deadlineMs });
}

function respond(stream: ServerHttp2Stream): void {
  stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
  stream.end(EMPTY_MESSAGE);
}

test('a call that the server refuses five times is repeated, although it is not idempotent', async () => {
  await startRefusing(5, 30_000);

  await expect(carts.createPromotion({}, aCaller)).resolves.toBeDefined();

  expect(streams).toBe(6);
});

test('a call that the server keeps refusing fails by its deadline', async () => {
  await startRefusing(Number.POSITIVE_INFINITY, 300);

  await expect(carts.createPromotion({}, aCaller)).rejects.toMatchObject({
    code: expect.stringMatching(/^(bad_gateway|gateway_timeout)$/),
  });
});
