import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { routeTable } from '../../gateway/src/api/route-table.ts';
import type { Route } from '../../gateway/src/http/routing/route.ts';
import { realRequest, send } from '../samples/real-request.ts';
import { type SampleStore, sampleStore } from '../samples/sample-store.ts';
import { publishedContract } from '../support/contract/published-contract.ts';
import { arbitraryOf, type InputSchema } from '../support/http/arbitrary-of.ts';
import { hostileValue, mutatedInput } from '../support/http/mutated-input.ts';
import { systemUnderTest } from '../support/systems/system-under-test.ts';

/** Sends arbitrary input to every operation. The test client checks each response against the document; here none may be a 5xx or contain internals. */

const RUNS = Number(process.env.FUZZ_RUNS ?? 6);
/** These hash passwords, or return documents. They take a quarter of the runs. */
const SLOW: ReadonlySet<string> = new Set([
  'signUp',
  'logIn',
  'changePassword',
  'closeAccount',
  'confirmPasswordReset',
  'exportAccount',
  'getStatement',
  'getInvoicePdf',
  'getCreditNotePdf',
  'payInvoices',
  'checkout',
  'previewCheckout',
  'createSandboxHistory',
]);
const TIMEOUT_MS = 180_000 + RUNS * 1000;
/** Text that only internal errors contain. */
const INTERNAL = /node_modules|\.ts:\d|\bat \w+ \(|ECONN|postgres|syntax error|duplicate key|relation "|grpc|nats:|redis/i;

type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: InputSchema }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: InputSchema } } };
};

/** The operations that change a password, use up attempts or objects, or change the sandbox. They use a store of their own; a dispute needs a payment that they leave alone. */
const isApart = ({ id, path }: Route): boolean =>
  ['changePassword', 'logIn', 'createWebhookListener'].includes(id) || (path.startsWith('/v1/sandbox') && id !== 'disputeSandboxPayment');
/** Waiting finds nothing. */
const NOT_WAITED: Readonly<Record<string, InputSchema>> = { wait_seconds: { type: 'integer', minimum: 0, maximum: 0 } };

let shop: SampleStore;
let apart: SampleStore;
let operations: ReadonlyMap<string, Operation>;
let schemas: Readonly<Record<string, unknown>>;
/** The requests, and those that succeeded, by operation. */
const sent = new Map<string, number>();
const succeeded = new Map<string, number>();

beforeAll(async () => {
  const { document } = await publishedContract(systemUnderTest().baseUrl);
  schemas = document.components.schemas;
  const all = Object.values(document.paths).flatMap((item) => Object.values(item)) as unknown[] as Operation[];
  operations = new Map(all.map((operation) => [operation.operationId, operation]));
  [shop, apart] = await Promise.all([sampleStore(), sampleStore()]);
});

const mostly = <T, U>(common: fc.Arbitrary<T>, rare: fc.Arbitrary<U>, weight = 3): fc.Arbitrary<T | U> =>
  fc.oneof({ weight, arbitrary: common }, { weight: 1, arbitrary: rare });

/** A path segment: mostly the ID of an object, else an unknown or a malformed one. Never `.` or `..`, which the client resolves before it sends, so that it would call another path. */
const segmentOf = (real: string): fc.Arbitrary<string> =>
  mostly(
    fc.constant(encodeURIComponent(real)),
    fc.oneof(
      fc.constant(randomUUID()),
      fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
        .filter((text) => text !== '.' && text !== '..')
        .map((text) => encodeURIComponent(text.toWellFormed())),
      fc.constantFrom('%00', '%', '%ff', '..%2f', '__proto__', "'--", 'x'.repeat(300)),
    ),
  );

const pathOf = ({ path }: Route, real: Readonly<Record<string, string>>): fc.Arbitrary<string> => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return fc
    .tuple(...names.map((name) => segmentOf(real[name] ?? '')))
    .map((segments) => path.replace(/:(\w+)/g, (_, name: string) => segments[names.indexOf(name)] ?? ''));
};

/** The query of an operation: some of its parameters, mostly with valid values, rarely repeated, and rarely an unknown one. */
function queryOf({ parameters = [] }: Operation): fc.Arbitrary<string> {
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => {
      const value = mostly(arbitraryOf(NOT_WAITED[name] ?? schema, schemas), hostileValue, 9);
      const pair = value.map((one) => `${name}=${encodeURIComponent(textOf(one).toWellFormed())}`);
      return mostly(fc.constant([]), mostly(fc.tuple(pair), fc.tuple(pair, pair), 9), Math.min(6, parameters.length));
    });
  return fc
    .tuple(mostly(fc.constant(''), fc.constantFrom('tenant_id=x', '&&=', 'unknown[]=1')), ...pairs)
    .map((parts) => parts.flat().join('&'));
}

/** The body of an operation: one that succeeds, alone or with other fields that the schema allows, and mutations of it. */
function bodyOf({ requestBody }: Operation, real: unknown): fc.Arbitrary<unknown> {
  if (requestBody === undefined) return fc.constant(undefined);
  const allowed = arbitraryOf(requestBody.content['application/json'].schema, schemas);
  const filled = allowed.map((value) => Object.assign({}, value, real));
  return fc.oneof(fc.constant(real), filled, mutatedInput(fc.constant(real)), mutatedInput(allowed));
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

describe('arbitrary input causes no 5xx', () => {
  const routes = routeTable().map((route): [string, Route] => [route.id, route]);

  test.each(routes)(
    '%s',
    async (id, route) => {
      const operation = operations.get(id);
      if (operation === undefined) throw new Error(`the document has no operation ${id}`);
      const store = isApart(route) ? apart : shop;
      // Forgets the attempts that other operations made, which count against limits.
      await store.store.server.post('/v1/sandbox/reset');
      const real = await realRequest(route, store);
      const api = store.store.server.as(real.credentials);
      const good = fc.record({ target: fc.constant(real.target), body: fc.constant(real.body), headers: fc.constant(real.headers) });
      const arbitrary = fc.record({
        target: fc
          .tuple(pathOf(route, real.parameters), queryOf(operation))
          .map(([path, query]) => (query === '' ? path : `${path}?${query}`)),
        body: bodyOf(operation, real.body),
        headers: headersOf(),
      });

      await fc.assert(
        fc.asyncProperty(fc.oneof(good, { weight: 9, arbitrary }), async (request) => {
          const response = await send(api, route, request);
          sent.set(id, (sent.get(id) ?? 0) + 1);
          if (response.status < 300) succeeded.set(id, (succeeded.get(id) ?? 0) + 1);
          expect(response.status).toBeLessThan(500);
          expect(response.headers.get('x-service-mode')).toBe('sandbox');
          if (response.status >= 400)
            expect(response.body).toMatchObject({ error: { code: expect.any(String) }, detail: expect.anything() });
          if (response.status >= 400) expect(response.text).not.toMatch(INTERNAL);
        }),
        { numRuns: SLOW.has(id) ? Math.ceil(RUNS / 4) : RUNS, examples: [[real]] },
      );
    },
    TIMEOUT_MS,
  );

  test('and is mostly valid: every operation succeeds, and most requests do', () => {
    const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

    expect(routes.filter(([id]) => !succeeded.has(id)).map(([id]) => id)).toEqual([]);
    expect(total(succeeded) / total(sent)).toBeGreaterThan(0.5);
  });
});
