import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { routeTable } from '../../gateway/src/api/route-table.ts';
import type { Route } from '../../gateway/src/http/routing/route.ts';
import { publishedContract } from '../support/contract/published-contract.ts';
import { arbitraryOf, type InputSchema } from '../support/http/arbitrary-of.ts';
import { hostileValue, mutatedInput } from '../support/http/mutated-input.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/systems/a-store.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Sends arbitrary input to every operation. The test client checks each response against the document; here none may be a 5xx or contain internals. */

const RUNS = Number(process.env.FUZZ_RUNS ?? 25);
/** Operations that hash passwords are slow. */
const TIMEOUT_MS = 180_000 + RUNS * 1000;
/** Text that only internal errors contain. */
const INTERNAL = /node_modules|\.ts:\d|\bat \w+ \(|ECONN|postgres|syntax error|duplicate key|relation "|grpc|nats:|redis/i;

type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: InputSchema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: InputSchema } } };
};

let store: TestStore;
let shopper: Shopper;
let operations: ReadonlyMap<string, Operation>;
let schemas: Readonly<Record<string, unknown>>;
let known: readonly string[];

beforeAll(async () => {
  const { document } = await publishedContract(systemUnderTest().baseUrl);
  schemas = document.components.schemas;
  const all = Object.values(document.paths).flatMap((item) => Object.values(item)) as unknown[] as Operation[];
  operations = new Map(all.map((operation) => [operation.operationId, operation]));
  store = await aStore();
  await store.importProducts([aProduct({ sku: 'FUZZ-1', stock_quantity: 1_000_000 })]);
  shopper = await store.shopper(['--credit-limit', '1000000', '--terms-days', '30', '--rails', 'CASH_ON_DELIVERY,CREDIT_TERMS']);
  const cart = (await shopper.api.post('/v1/carts')).body.data.id;
  const { lines } = (await shopper.api.post(`/v1/carts/${cart}/lines`, { sku: 'FUZZ-1', quantity: 1 })).body.data;
  const webhook = { endpoint_url: 'http://127.0.0.1:9/', event_types: ['order.confirmed'] };
  known = [cart, lines[0].id, (await store.server.post('/v1/webhooks', webhook)).body.id, 'FUZZ-1'];
});

/** A path segment: a known ID, an unknown ID, or a malformed one. Never `.` or `..`, which the client resolves before it sends, so that it would call another path. */
const segment = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...known),
    fc.constant(randomUUID()),
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .filter((text) => text !== '.' && text !== '..')
      .map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom('%00', '%', '%ff', '..%2f', '__proto__', "'--", 'x'.repeat(300)),
  );

/** The query of an operation: its parameters with valid and invalid values, some repeated, and an unknown one. */
function queryOf({ parameters = [] }: Operation): fc.Arbitrary<string> {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      fc.array(
        fc.oneof(arbitraryOf(schema, schemas), hostileValue).map((value) => `${name}=${encodeURIComponent(textOf(value).toWellFormed())}`),
        { maxLength: 2 },
      ),
    );
  return fc.tuple(fc.constantFrom('', 'tenant_id=x', '&&=', 'unknown[]=1'), ...pairs).map((parts) => parts.flat().join('&'));
}

/** Objects are serialized, because a generated object can have a broken `toString`. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const headersOf = (): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    {
      'idempotency-key': fc.oneof(fc.uuid(), fc.stringMatching(/^[\x21-\x7e]{1,300}$/)),
      'if-none-match': fc.constantFrom('*', '"x"', 'W/"x", "y"', 'garbage'),
      'x-request-id': fc.stringMatching(/^[\x20-\x7e]{0,200}$/),
    },
    { requiredKeys: [] },
  );

const filled = (path: string, segments: readonly string[]): string => {
  let next = 0;
  return path.replace(/:\w+/g, () => segments[next++ % segments.length] ?? '');
};

describe('arbitrary input causes no 5xx', () => {
  const routes = routeTable().map((route): [string, Route] => [route.id, route]);

  test.each(routes)(
    '%s',
    async (id, { method, path }) => {
      const operation = operations.get(id);
      if (operation === undefined) throw new Error(`the document has no operation ${id}`);
      const schema = operation.requestBody?.content['application/json'].schema;
      const body = schema === undefined ? fc.constant(undefined) : mutatedInput(arbitraryOf(schema, schemas));
      const request = fc.tuple(fc.array(segment(), { minLength: 2, maxLength: 2 }), queryOf(operation), headersOf(), body);

      await fc.assert(
        fc.asyncProperty(request, async ([segments, query, headers, given]) => {
          const url = `${filled(path, segments)}${query === '' ? '' : `?${query}`}`;
          const response = await (method === 'get'
            ? shopper.api.get(url, headers)
            : method === 'delete'
              ? shopper.api.delete(url, headers)
              : shopper.api[method](url, given, headers));
          expect(response.status).toBeLessThan(500);
          expect(response.headers.get('x-service-mode')).toBe('sandbox');
          if (response.status >= 400)
            expect(response.body).toMatchObject({ error: { code: expect.any(String) }, detail: expect.anything() });
          if (response.status >= 400) expect(response.text).not.toMatch(INTERNAL);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});
