import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Route } from '../../gateway/src/http/route.ts';
import { routesOfThisBuild } from '../../gateway/src/routes-of-this-build.ts';
import { aProduct, aStore, type Shopper, type TestStore } from '../support/a-store.ts';
import { arbitraryOf, type TakenSchema } from '../support/arbitrary-of.ts';
import { publishedContract } from '../support/published-contract.ts';
import { hostileValue, spoilt } from '../support/spoilt.ts';
import { systemUnderTest } from '../support/system-under-test.ts';

/** Whatever is sent to any operation, its answer is one that the published document tells of (the client of the tests sees to that), and no fault of ours. */

const RUNS = Number(process.env.FUZZ_RUNS ?? 25);
/** A row takes its time where passwords are hashed. */
const TIMEOUT_MS = 10_000 + RUNS * 400;
/** What only our own insides would say. */
const INTERNAL = /node_modules|\.ts:\d|\bat \w+ \(|ECONN|postgres|syntax error|duplicate key|relation "|grpc|nats:|redis/i;

type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: TakenSchema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: TakenSchema } } };
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
  const wish = { endpoint_url: 'http://127.0.0.1:9/', event_types: ['order.confirmed'] };
  known = [cart, lines[0].id, (await store.server.post('/v1/webhooks', wish)).body.id, 'FUZZ-1'];
});

/** A part of a path: an id of somebody's or of nobody's, or what is no id. */
const segment = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...known),
    fc.constant(randomUUID()),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom('%00', '%', '%ff', '..%2f', '__proto__', "'--", 'x'.repeat(300)),
  );

/** The query of an operation: its own parameters with what they take or not, some twice, and one that nobody knows. */
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

/** An object may have a `toString` of its own that makes no text. */
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

describe('whatever it is sent, no fault of ours answers from', () => {
  const routes = routesOfThisBuild().map((route): [string, Route] => [route.id, route]);

  test.each(routes)(
    '%s',
    async (id, { method, path }) => {
      const operation = operations.get(id);
      if (operation === undefined) throw new Error(`the document has no operation ${id}`);
      const schema = operation.requestBody?.content['application/json'].schema;
      const body = schema === undefined ? fc.constant(undefined) : spoilt(arbitraryOf(schema, schemas));
      const wish = fc.tuple(fc.array(segment(), { minLength: 2, maxLength: 2 }), queryOf(operation), headersOf(), body);

      await fc.assert(
        fc.asyncProperty(wish, async ([segments, query, headers, given]) => {
          const asked = `${filled(path, segments)}${query === '' ? '' : `?${query}`}`;
          const answer = await (method === 'get'
            ? shopper.api.get(asked, headers)
            : method === 'delete'
              ? shopper.api.delete(asked, headers)
              : shopper.api[method](asked, given, headers));
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400) expect(answer.text).not.toMatch(INTERNAL);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});
