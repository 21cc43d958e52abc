import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { OPERATOR_SCOPES, type OperatorScope } from '@storefront/access';
import { seen } from '@storefront/lifecycle/testing';
import { adminRouteTable } from '../../gateway/src/admin/generate-document.ts';
import { type AdminRoute, neededScopes } from '../../gateway/src/admin/http/admin-route.ts';
import type { Json } from '../support/http/api.ts';
import { aToken } from '../support/operator/a-token.ts';
import { aStore, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

const routes = seen('routes of the Admin API', adminRouteTable(), 9);
const named = (of: readonly AdminRoute[]) => of.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const);
const OF_STORE = '/:store_id';

let store: TestStore;
let other: TestStore;
/** A token with each single scope, for the store; of all scopes for another store; and of all scopes for all stores. */
const tokens = new Map<OperatorScope, string>();
let ofOther: string;
let ofAll: string;
beforeAll(async () => {
  [store, other] = [await aStore(), await aStore()];
  for (const scope of OPERATOR_SCOPES) tokens.set(scope, (await aToken([scope], store.tenantId)).token);
  ofOther = (await aToken(OPERATOR_SCOPES, other.tenantId)).token;
  ofAll = (await aToken(OPERATOR_SCOPES)).token;
});

interface Sent {
  readonly status: number;
  readonly challenge: string | undefined;
  readonly body: Json;
}

let addresses = 0;

/** Sends the sample of a route. Each request comes from another address, so that none uses up the requests of one without a token. */
function send(route: AdminRoute, authorization: string | undefined, tenantId = store.tenantId): Promise<Sent> {
  const { path: values = {}, query = {}, body, file } = route.sample ?? {};
  const named: Readonly<Record<string, string>> = { store_id: tenantId, mode: 'sandbox', ...values };
  const path = route.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(named[name] ?? `missing-${name}`));
  const url = new URL(`${path}?${new URLSearchParams(query).toString()}`, systemUnderTest().adminUrl);
  const text = file ?? (body === undefined ? undefined : JSON.stringify(body));
  const type = file === undefined ? 'application/json' : 'application/octet-stream';
  addresses += 1;
  const headers = {
    ...(authorization === undefined ? {} : { authorization }),
    ...(text === undefined ? {} : { 'content-type': type, 'content-length': String(Buffer.byteLength(text)) }),
    ...(route.isKeyed ? { 'idempotency-key': randomUUID() } : {}),
    connection: 'close',
  };
  const localAddress = `127.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: route.method.toUpperCase(), headers, localAddress }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const isEmpty = status === 204;
      const reading = isEmpty ? Promise.resolve(undefined) : json(response);
      reading.then((parsed) => resolve({ status, challenge: received['www-authenticate'], body: parsed }), reject);
    });
    sending.on('error', reject);
    sending.end(text);
  });
}

/** An error without what differs from request to request. */
const withoutId = ({ error, detail }: Json) => ({ ...error, request_id: null, doc_url: null, detail });

const bearer = (token: string) => `Bearer ${token}`;
function mayUse(route: AdminRoute, scope: OperatorScope): boolean {
  const needed = neededScopes(route, route.sample?.query ?? {});
  return !route.forAllStores && (scope === 'admin' || needed === 'any' || needed.includes(scope));
}

describe.each(named(routes))('%s', (_name, route) => {
  test('returns the one 401 without a valid token', async () => {
    const { env } = systemUnderTest();
    const refused = [
      undefined,
      'Basic eA==',
      'Bearer x',
      bearer(`sfop_${'A'.repeat(43)}`),
      bearer(env.OPERATOR_TOKEN ?? ''),
      bearer(store.secretKey),
    ];
    for (const authorization of refused) {
      const { status, challenge, body } = await send(route, authorization);
      expect({ status, challenge, ...withoutId(body) }).toMatchObject({
        status: 401,
        challenge: 'Bearer',
        code: 'unauthorized',
        reason: 'invalid_token',
      });
      expect(withoutId(body)).toEqual(withoutId((await send(route, undefined)).body));
    }
  });

  test('is open to the scopes that the table names, and to no other', async () => {
    const outcomes: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [scope, token] of tokens) {
      const { status, body } = await send(route, bearer(token));
      outcomes[scope] = status === 403 ? `refused: ${body.error.reason}` : status === 401 ? 'unknown' : 'open';
      expected[scope] = mayUse(route, scope) ? 'open' : 'refused: scope_missing';
    }
    expect(outcomes).toEqual(expected);
    expect((await send(route, bearer(ofAll))).status).not.toBe(403);
  });
});

const ofStores = seen('routes of a store', named(routes.filter(({ path }) => path.includes(OF_STORE))), 7);
const ofNone = seen('routes without a store', named(routes.filter(({ path }) => !path.includes(OF_STORE))), 2);

test.each(ofStores)(
  '%s returns the same 404 for a store that is closed to the token, that does not exist, and that is no UUID',
  async (_name, route) => {
    const [closed, absent, malformed] = [
      await send(route, bearer(ofOther)),
      await send(route, bearer(ofAll), randomUUID()),
      await send(route, bearer(ofAll), 'harbour-lane'),
    ];

    expect(closed).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    expect(withoutId(absent.body)).toEqual(withoutId(closed.body));
    expect(withoutId(malformed.body)).toEqual(withoutId(closed.body));
  },
);

test.each(ofNone)('%s is open to a token of any store', async (_name, route) => {
  const { status, body } = await send(route, bearer(ofOther));

  expect(status).not.toBe(401);
  // A body can name a store, which is then as closed as that of a path.
  expect(status === 404 && body.error.message === 'No such store.').toBe(Object.hasOwn(route.sample?.body ?? {}, 'store_id'));
});
