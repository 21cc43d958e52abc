import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { routeTable } from '../../api/route-table.ts';
import { responseOf } from '../../testing/response-of.ts';
import type { Middleware } from '../context/request-context.ts';
import { FileBody } from './reply.ts';
import { sendFile } from './send-file.ts';

async function* once() {
  yield await Promise.resolve(Buffer.from('file'));
}
const send: Middleware = (_request, response) => sendFile(response, { status: 200, headers: [], file: new FileBody(4, once()) });

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
