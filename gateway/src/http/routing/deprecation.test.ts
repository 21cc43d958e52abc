import { describe, expect, test } from '@jest/globals';
import type { Deprecation } from '@storefront/api-docs';
import { openApiDocument } from '@storefront/api-docs/documents';
import { seen } from '@storefront/lifecycle/testing';
import { createLogger } from '@storefront/telemetry';
import express from 'express';
import type { OriginCache } from '../../access/principals/origin-cache.ts';
import { describeApi } from '../../api/generate-document.ts';
import { routeTable } from '../../api/route-table.ts';
import { startRequestContext } from '../context/start-request-context.ts';
import { noContent } from '../replies/reply.ts';
import { sendError } from '../replies/send-error.ts';
import { listen } from '../server/http-server.ts';
import { findRoute } from './find-route.ts';
import { gone } from './responses.ts';
import { route } from './route.ts';

const END: Deprecation = { since: new Date('2027-01-01T00:00:00Z'), sunset: new Date('2028-01-01T12:30:00Z') };
const ending = (deprecation?: Deprecation) =>
  route({
    id: 'endThings',
    method: 'delete',
    path: deprecation === undefined ? '/v1/things' : '/v1/old-things',
    access: 'none',
    scope: null,
    summary: 'End things',
    request: {},
    response: gone('Ended.'),
    ...(deprecation && { deprecation }),
    handler: async () => noContent(),
  });

/** Sends a request to an app in which every route fails. */
async function responseOf(path: string, method: string): Promise<Response> {
  const app = express();
  app.use(startRequestContext(() => undefined));
  app.use(findRoute([ending(), ending(END)], {} as OriginCache));
  app.use(() => {
    throw new Error('every route fails');
  });
  app.use(sendError(createLogger('test', 'silent')));
  const server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
  await response.text();
  await server.close();
  return response;
}

describe('an operation that is declared as deprecated', () => {
  test('announces it on every response, including errors', async () => {
    const { headers, status } = await responseOf('/v1/old-things', 'DELETE');

    expect([status, headers.get('deprecation'), headers.get('sunset')]).toEqual([500, '@1798761600', 'Sat, 01 Jan 2028 12:30:00 GMT']);
  });

  test('is marked in the OpenAPI document, with the headers', () => {
    const document = JSON.parse(JSON.stringify(openApiDocument(describeApi([ending(END)]))));
    const { deprecated, description, responses } = document.paths['/v1/old-things'].delete;

    expect(deprecated).toBe(true);
    expect(description).toMatch(/^\*\*Deprecated\*\* since 2027-01-01\. Removed on 2028-01-01 at the earliest\.\n/);
    expect(responses[204].headers).toMatchObject({
      Deprecation: { example: '@1798761600' },
      Sunset: { example: 'Sat, 01 Jan 2028 12:30:00 GMT' },
    });
  });

  test('is not removed before it is deprecated', () => {
    expect(() => ending({ since: END.sunset, sunset: END.since })).toThrow('before its deprecation');
    expect(() => ending({ ...END, since: new Date('2027-01-01T00:00:00.5Z') })).toThrow('whole seconds');
  });
});

test('other operations have neither header', async () => {
  const { headers } = await responseOf('/v1/things', 'DELETE');

  expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([null, null]);
});

test('the OpenAPI document marks what is deprecated: no operation, and the legacy detail of errors', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument(describeApi(routeTable()))));
  const operations = Object.values<Record<string, { deprecated?: boolean }>>(document.paths).flatMap((item) => Object.values(item));

  expect(seen('operations', operations).filter(({ deprecated }) => deprecated)).toEqual([]);
  expect(document.components.schemas.ErrorEnvelope.properties.detail.deprecated).toBe(true);
});
