import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { seen, until } from '@storefront/lifecycle/testing';
import { routeTable } from '../../api/route-table.ts';
import { responseOf } from '../../testing/response-of.ts';
import type { ContextResponse, Middleware, RequestContext } from '../context/request-context.ts';
import { FileBody } from './reply.ts';
import { sendFile } from './send-file.ts';

async function* aFile() {
  yield await Promise.resolve(Buffer.from('file'));
}
const send: Middleware = (_request, response) => sendFile(response, { status: 200, headers: [], file: new FileBody(4, aFile()) });

test('only a route with a share per shopper sends files', async () => {
  expect((await responseOf([send], {})).status).toBe(500);
});

test('every route that describes a file has such a share, and so has the export', () => {
  const routes = routeTable();
  const files = routes.filter(
    ({ id, response }) => id === 'exportAccount' || response.files !== undefined || response.mediaType !== undefined,
  );

  expect(seen('routes', files, 4).filter(({ permits }) => permits !== 'documents')).toEqual([]);
});

test.each([0, 1])('a file ends when its client disconnects after %i chunks', async (count) => {
  const steps: string[] = [];
  const server = createServer((_request, sent) => {
    const response = sent as ContextResponse;
    const closed = once(response, 'close');
    const chunks = async function* () {
      try {
        for (let chunk = 0; ; chunk += 1) {
          if (chunk === count) {
            steps.push('waits');
            await closed;
          }
          yield Buffer.from('chunk');
        }
      } finally {
        steps.push('ended');
      }
    };
    const context: Partial<RequestContext> = { route: { permits: 'documents' } as never, headers: [], finishResponse: () => undefined };
    Object.assign(response, { locals: { context } });
    void sendFile(response, { status: 200, headers: [], file: new FileBody(undefined, chunks()) });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const sending = request({ port: (server.address() as AddressInfo).port }).end();
  sending.on('error', () => undefined);
  await until(() => expect(steps).toEqual(['waits']));
  sending.destroy();

  await until(() => expect(steps).toEqual(['waits', 'ended']));
  server.close();
});

test('a file ends that cannot be sent, because an error response was sent first', async () => {
  const steps: string[] = [];
  const chunks = async function* () {
    try {
      yield Buffer.from('chunk');
    } finally {
      steps.push('ended');
    }
  };
  const afterError: Middleware = async (_request, response) => {
    response.writeHead(422).end();
    await sendFile(response, { status: 200, headers: [], file: new FileBody(undefined, chunks()) }).catch(() => steps.push('refused'));
  };
  const documents: Middleware = (_request, response, next) => {
    response.locals.context.route = { permits: 'documents' } as never;
    next();
  };

  expect((await responseOf([documents, afterError], {})).status).toBe(422);
  await until(() => expect(steps).toEqual(['ended', 'refused']));
});
