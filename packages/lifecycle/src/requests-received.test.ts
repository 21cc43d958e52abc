import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, createServer as createHttp2Server } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { expect, test } from '@jest/globals';
import { countRequests } from './collect-after-start.ts';

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('requests and RPCs count, health checks do not', async () => {
  const received = countRequests();
  const http = createServer((_request, response) => response.end());
  const rpc = createHttp2Server((_request, response) => response.end());
  const url = `http://127.0.0.1:${await portOf(http)}`;
  const session = connect(`http://127.0.0.1:${await portOf(rpc)}`);

  for (const path of ['/v1/products', '/health', '/healthy']) await fetch(`${url}${path}`, { headers: { connection: 'close' } });
  for (const path of ['/storefront.cart.v1.CartService/GetCart', '/grpc.health.v1.Health/Check']) {
    const stream = session.request({ ':path': path });
    stream.resume();
    await once(stream, 'close');
  }

  expect(received()).toBe(3);
  session.close();
  http.close();
  rpc.close();
});
