import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '@storefront/telemetry';
import express from 'express';
import { z } from 'zod';
import { awaitBody } from '../bodies/await-body.ts';
import { bodyBudget } from '../bodies/body-budget.ts';
import { CHUNKS_MAX } from '../bodies/incoming-body.ts';
import { receiveBody } from '../bodies/receive-body.ts';
import { startRequestContext } from '../context/start-request-context.ts';
import { readBody } from '../input/read-body.ts';
import { noContent } from '../replies/reply.ts';
import { sendError } from '../replies/send-error.ts';
import { writeResponse } from '../replies/write-response.ts';
import { composeMiddleware } from '../routing/compose-middleware.ts';
import { gone } from '../routing/responses.ts';
import { route } from '../routing/route.ts';
import { type HttpServer, listen } from './http-server.ts';

/** Longer than a busy machine stops this process between two chunks. */
const timeouts = { headersMs: 1000, requestMs: 1000, checkEveryMs: 20 };
const row = route({
  id: 'test',
  method: 'post',
  path: '/',
  access: 'any_key',
  scope: null,
  summary: '',
  request: { body: z.unknown() },
  response: gone(''),
  handler: async () => noContent(),
});
const statuses: number[] = [];
let server: HttpServer;

beforeAll(async () => {
  const app = express();
  app.use(
    composeMiddleware(
      startRequestContext((_exchange, status) => statuses.push(status)),
      (_request, response, next) => {
        response.locals.context.route = row;
        next();
      },
      receiveBody(bodyBudget()),
      awaitBody,
      readBody,
      (_request, response) => writeResponse(response, 200, Buffer.from('{}')),
    ),
  );
  app.use(sendError(createLogger('test', 'silent')));
  server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false, timeouts });
});
afterAll(() => server.close());

const HEAD =
  'POST / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer svc_test_sec_x\r\nX-Request-Id: mine\r\nContent-Type: application/json\r\n';

/** Sends each text once the response to the previous one has arrived, and reads until the peer closes the connection. */
const inSequence = ([first = '', ...others]: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(first));
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
      const next = text.endsWith('{}') ? others.shift() : undefined;
      if (next !== undefined) socket.write(next);
    });
    socket.on('end', () => {
      socket.destroy();
      resolve(received);
    });
    socket.on('error', reject);
  });

/** Sends the chunks in sequence, optionally half-closes the connection, and reads until the peer closes it. */
const context = (chunks: readonly string[], isHalfClosed = false): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      chunks.forEach((chunk, index) => setTimeout(() => socket.write(chunk), index * 30));
      if (isHalfClosed) setTimeout(() => socket.end(), chunks.length * 30);
    });
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    socket.on('end', () => {
      socket.destroy();
      resolve(received);
    });
    socket.on('error', reject);
  });

test.each([
  ['stops in the middle', [`${HEAD}Content-Length: 9\r\n\r\n`, '{"a"'], false, 408],
  ['stops between its chunks', [`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '2\r\n{"\r\n'], false, 408],
  ['ends with a closed connection', [`${HEAD}Content-Length: 9\r\n\r\n`, '{"a"'], true, 422],
  ['has an invalid chunk', [`${HEAD}Transfer-Encoding: chunked\r\n\r\n`, 'none\r\n'], false, 422],
])('a body that %s gets one error response with the mode and ID of its request', async (_what, chunks, isHalfClosed, status) => {
  statuses.length = 0;

  const received = await context(chunks, isHalfClosed);

  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
  expect(received).toContain('\r\nX-Service-Mode: sandbox\r\n');
  expect(received).toContain('\r\nX-Request-Id: mine\r\n');
  expect(JSON.parse(received.slice(received.indexOf('\r\n\r\n')))).toMatchObject({
    error: { code: 'validation_error', request_id: 'mine', details: [{ location: 'body', code: 'incomplete_body' }] },
  });
  expect(statuses).toEqual([status]);
});

test('a body in very many chunks is a 413, and its connection is closed', async () => {
  const head = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`;

  const received = await inSequence([`${head}${'1\r\n1\r\n'.repeat(CHUNKS_MAX * 2)}`]);

  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(received).toContain('\r\nConnection: close\r\n');
});

test('a connection can be reused after a complete body', async () => {
  const one = `${HEAD}Content-Length: 2\r\n\r\n{}`;

  const received = await inSequence([one, one, 'nonsense\r\n\r\n']);

  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 422']);
});
