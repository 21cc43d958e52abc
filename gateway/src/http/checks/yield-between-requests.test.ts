import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { NO_STORE } from '@storefront/rpc';
import express from 'express';
import type { KeyPrincipal } from '../../access/principals/key-principal.ts';
import type { Middleware } from '../context/request-context.ts';
import { startRequestContext } from '../context/start-request-context.ts';
import { composeMiddleware } from '../routing/compose-middleware.ts';
import { type HttpServer, listen } from '../server/http-server.ts';
import { type YieldLimits, yieldBetweenRequests } from './yield-between-requests.ts';

const requestOf = (party: string): string => `GET /${party} HTTP/1.1\r\nHost: x\r\n\r\n`;
/** Each request has a slice of its own. */
const ONE_EACH: YieldLimits = { yieldEveryMs: 0, untimed: 1 };
const KEY: KeyPrincipal = {
  keyId: 'key',
  tenantId: 'store',
  mode: 'live',
  kind: 'SECRET',
  scopes: [],
  origins: [],
  ratePerMinute: 1,
  ratePerClient: null,
  expiresAt: null,
  store: NO_STORE,
};
const BUSY = '127.0.0.2';
const OTHER = '127.0.0.3';

const open: Socket[] = [];
let server: HttpServer;

afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await server.close();
});

async function aServer(before: Middleware, start: Middleware, limits?: YieldLimits): Promise<void> {
  const app = express();
  app.use(
    composeMiddleware(
      startRequestContext(() => undefined),
      before,
      yieldBetweenRequests(limits),
      start,
    ),
  );
  server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
}

async function aConnection(localAddress: string): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  return socket;
}

test.each([
  ['an address', BUSY, OTHER, false],
  ['a store', BUSY, BUSY, true],
])('a request starts before those of %s that has used more', async (_what, busyAddress, otherAddress, hasKeys) => {
  const arrived: string[] = [];
  const started: string[] = [];
  const ofBusy = (list: readonly string[]) => list.filter((party) => party === 'busy').length;
  const seen: { waiting: number; before: number }[] = [];
  await aServer(
    (request, response, next) => {
      const party = request.url.slice(1);
      arrived.push(party);
      const waiting = ofBusy(arrived) - ofBusy(started);
      if (party === 'other') seen.push({ waiting, before: ofBusy(started) });
      if (hasKeys) response.locals.context.key = { ...KEY, tenantId: party };
      next();
    },
    (request, response) => {
      started.push(request.url.slice(1));
      response.end();
    },
    ONE_EACH,
  );
  for (let count = 0; count < 12; count += 1) {
    const busy = await aConnection(busyAddress);
    busy.on('data', () => busy.write(requestOf('busy'))).write(requestOf('busy'));
  }
  const other = await aConnection(otherAddress);

  let delayedBy = Number.POSITIVE_INFINITY;
  for (let waiting = 0; waiting < 5;) {
    other.write(requestOf('other'));
    await once(other, 'data');
    const { before, ...last } = seen.at(-1) ?? { waiting: 0, before: 0 };
    ({ waiting } = last);
    delayedBy = ofBusy(started.slice(0, started.lastIndexOf('other'))) - before;
  }

  expect(delayedBy).toBeLessThanOrEqual(2);
});

test('while the gateway is not busy, a request starts at once', async () => {
  let isStarted = false;
  let startedAtOnce = false;
  await aServer(
    (_request, _response, next) => {
      next();
      startedAtOnce = isStarted;
    },
    (_request, response) => {
      isStarted = true;
      response.end();
    },
  );
  const socket = await aConnection(OTHER);

  socket.write(requestOf('other'));
  await once(socket, 'data');

  expect(startedAtOnce).toBe(true);
});

test('nothing starts for a client that is gone', async () => {
  const started: string[] = [];
  await aServer(
    (request, _response, next) => {
      next();
      if (request.ip === BUSY) request.socket.destroy();
    },
    (request, response) => {
      started.push(request.ip ?? '');
      response.end();
    },
    ONE_EACH,
  );
  const gone = await aConnection(BUSY);
  const other = await aConnection(OTHER);

  gone.write(requestOf('gone'));
  await once(gone, 'close');
  other.write(requestOf('other'));
  await once(other, 'data');

  expect(started).toEqual([OTHER]);
});
