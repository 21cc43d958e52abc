import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, type Handler, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { purgeExpiredResponses } from './response-store.ts';
import { STORED_KEYS_MAX, STORED_KEYS_PER_CUSTOMER_MAX } from './stored-keys-limit.ts';
import { aShopper, withKey } from './testing/callers.ts';
import { type Ledger, openLedger, refused, type Written } from './testing/open-ledger.ts';
import { withDeferredResponse, withIdempotency, withIdempotencyLookup } from './with-idempotency.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

/** Writes an effect whose response is known immediately. */
const write = (): Handler<object, Written> =>
  withIdempotency(ledger.db, (_request: object, caller, claim) => ledger.write<Written>(caller, claim, (written) => written));

/** Writes an effect and calls another service for its response. `look` returns -1, to distinguish it. */
const writeAndAsk = (ask: () => Promise<void> = async () => undefined): Handler<object, Written> =>
  withDeferredResponse(ledger.db, {
    act: async (_request: object, caller, claim) => {
      const written = await ledger.write(caller, claim, () => null);
      await ask();
      return written;
    },
    look: async () => ({ number: -1 }),
  });

const rowsOf = async (caller: Caller) =>
  await ledger.db.selectFrom('idempotent_response').select('response').where('tenant_id', '=', caller.tenantId).execute();

/** Writes in one transaction and claims the key in another. */
const writeApart = (): Handler<object, Written> =>
  withIdempotencyLookup(ledger.db, async (_request: object, caller, claim) => {
    const written = await ledger.write<Written>(caller, undefined, (effect) => effect);
    if (claim !== undefined) await ledger.db.transaction().execute((trx) => claim(trx, written));
    return written;
  });

test.each([
  ['known at the commit', write],
  ['known later', writeAndAsk],
  ['of an effect that cannot be rolled back', writeApart],
])('a key of a response %s is scoped to one customer of one store in one mode, and one route', async (_when, handler) => {
  const shopper = aShopper();
  const others = [
    withKey(shopper),
    withKey({ ...shopper, customerId: newId() }),
    withKey({ ...shopper, tenantId: newId() }),
    withKey({ ...shopper, mode: 'live' }),
    withKey(shopper, { route: 'POST /v1/others' }),
    withKey(shopper, { key: 'K' }),
  ];
  const responses: Written[] = [];
  for (const each of others) responses.push(await handler()({}, each));
  const repeated: Written[] = [];
  for (const each of others) repeated.push(await handler()({}, each));

  expect(responses.map(({ replayed }) => replayed)).toEqual(others.map(() => undefined));
  expect(new Set(responses.map(({ number }) => number)).size).toBe(others.length);
  expect(repeated).toEqual(responses.map((response) => ({ ...response, replayed: true })));
});

describe.each([
  ['known at the commit', write],
  ['known later', writeAndAsk],
])('with a response that is %s', (_when, handler) => {
  test('a repeated request has no effect and gets the same response', async () => {
    const shopper = withKey(aShopper());
    const first = await handler()({}, shopper);
    const again = await handler()({}, shopper);

    expect(again).toEqual({ ...first, replayed: true });
    expect(first.replayed).toBeUndefined();
    expect(await ledger.effectsOf(shopper)).toEqual([first.number]);
  });

  test('without a key every request has its effect and nothing is stored', async () => {
    const shopper = aShopper();
    await handler()({}, shopper);
    await handler()({}, shopper);

    expect(await ledger.effectsOf(shopper)).toHaveLength(2);
    expect(await rowsOf(shopper)).toEqual([]);
  });

  test('a different request with the same key is refused and has no effect', async () => {
    const shopper = aShopper();
    await handler()({}, withKey(shopper));

    await expect(handler()({}, withKey(shopper, { fingerprint: 'other' }))).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    expect(await ledger.effectsOf(shopper)).toHaveLength(1);
  });

  test('twenty concurrent requests have one effect and one response; some may have to retry', async () => {
    const shopper = withKey(aShopper());
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => handler()({}, shopper)));

    const responses = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []));
    expect(await ledger.effectsOf(shopper)).toHaveLength(1);
    expect(responses.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(responses.map(({ number }) => number)).size).toBe(1);
    expect(reasons.filter((reason) => reason !== 'idempotency_key_in_use')).toEqual([]);
  });

  test('after 24 hours a key can be used for another request', async () => {
    const shopper = aShopper();
    await handler()({}, withKey(shopper));
    await ledger.age(24 * 3600 - 60);
    expect(await handler()({}, withKey(shopper))).toMatchObject({ replayed: true });
    await ledger.age(60);

    const fresh = await handler()({}, withKey(shopper, { fingerprint: 'other' }));
    expect(fresh.replayed).toBeUndefined();
    expect(await handler()({}, withKey(shopper, { fingerprint: 'other' }))).toEqual({ ...fresh, replayed: true });
    expect(await ledger.effectsOf(shopper)).toHaveLength(2);
  });
});

describe('a request that fails', () => {
  const failing = (claimFirst: boolean): Handler<object, Written> =>
    withIdempotency(ledger.db, async (_request: object, caller, claim) => {
      if (claimFirst) {
        await ledger.db.transaction().execute(async (trx) => {
          await claim?.(trx, { number: 0 });
          throw refused();
        });
      }
      return await Promise.reject<Written>(refused());
    });

  test.each([
    ['before its transaction', false],
    ['within its transaction, which rolls back the claim', true],
  ])('%s leaves the key free', async (_when, claimFirst) => {
    const shopper = withKey(aShopper());

    await expect(failing(claimFirst)({}, shopper)).rejects.toMatchObject({ reason: 'refused' });
    expect(await rowsOf(shopper)).toEqual([]);
    expect((await write()({}, shopper)).replayed).toBeUndefined();
  });

  test('because of a change made by the first request with its key gets that request’s response', async () => {
    const shopper = withKey(aShopper());
    const first = await write()({}, shopper);

    expect(await failing(false)({}, shopper)).toEqual({ ...first, replayed: true });
  });
});

describe('a response that is completed after the commit', () => {
  test('while it is pending, a repeated request must retry', async () => {
    const shopper = withKey(aShopper());
    const called = Promise.withResolvers<void>();
    const canRespond = Promise.withResolvers<void>();
    const first = writeAndAsk(async () => {
      called.resolve();
      await canRespond.promise;
    })({}, shopper);
    await called.promise;

    await expect(writeAndAsk()({}, shopper)).rejects.toMatchObject({ reason: 'idempotency_key_in_use', retryAfterSeconds: 1 });
    canRespond.resolve();
    const response = await first;
    expect(await writeAndAsk()({}, shopper)).toEqual({ ...response, replayed: true });
  });

  test('and was lost is looked up two seconds later and stored', async () => {
    const shopper = withKey(aShopper());
    const lost = writeAndAsk(() => Promise.reject(new Error('the process died here')));
    await expect(lost({}, shopper)).rejects.toMatchObject({ reason: 'idempotency_key_in_use' });
    await expect(writeAndAsk()({}, withKey(shopper, { fingerprint: 'other' }))).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    await ledger.age(2);

    const settled = await writeAndAsk()({}, shopper);
    expect(settled.number).toBe(-1);
    expect(await writeAndAsk()({}, shopper)).toEqual({ number: -1, replayed: true });
    expect(await ledger.effectsOf(shopper)).toHaveLength(1);
  });

  test('and arrives after it was given up is discarded in favor of the stored one', async () => {
    const shopper = withKey(aShopper());
    const called = Promise.withResolvers<void>();
    const woken = Promise.withResolvers<void>();
    const asleep = writeAndAsk(async () => {
      called.resolve();
      await woken.promise;
    })({}, shopper);
    await called.promise;
    await ledger.age(3);
    expect((await writeAndAsk()({}, shopper)).number).toBe(-1);
    woken.resolve();

    expect(await asleep).toEqual({ number: -1, replayed: true });
  });
});

describe('an effect that cannot be rolled back', () => {
  test('does not happen again for the same key, even for a different request', async () => {
    const shopper = withKey(aShopper());
    const first = await writeApart()({}, shopper);

    expect(await writeApart()({}, shopper)).toEqual({ ...first, replayed: true });
    await expect(writeApart()({}, withKey(shopper, { fingerprint: 'other' }))).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    expect(await ledger.effectsOf(shopper)).toEqual([first.number]);
  });

  test('happens for every request without a key', async () => {
    const shopper = aShopper();
    await writeApart()({}, shopper);
    await writeApart()({}, shopper);

    expect(await ledger.effectsOf(shopper)).toHaveLength(2);
  });
});

describe('a store that has stored as many keys as it can', () => {
  /** Handlers on a new connection pool count again, as in a process that has just started. */
  const freshWrite = (): Handler<object, Written> =>
    withIdempotency(ledger.db.withoutPlugins(), (_request: object, caller, claim) =>
      ledger.write<Written>(caller, claim, (written) => written),
    );

  test('is refused a new key before it has an effect, and still gets stored responses', async () => {
    const shopper = aShopper();
    const first = await write()({}, withKey(shopper));
    await sql`
      insert into idempotent_response (tenant_id, mode, customer_id, route, key, fingerprint, response)
      select ${shopper.tenantId}, ${shopper.mode}, ${newId()}, 'POST /v1/things', number::text, 'print', '{}'
      from generate_series(2, ${STORED_KEYS_MAX}::int) as number
    `.execute(ledger.db);
    const handle = freshWrite();

    for (const key of ['new', 'newer']) {
      await expect(handle({}, withKey(shopper, { key }))).rejects.toMatchObject({
        code: 'rate_limited',
        reason: 'idempotency_key_limit',
        retryAfterSeconds: 60,
      });
    }
    expect(await handle({}, withKey(shopper))).toEqual({ ...first, replayed: true });
    await expect(handle({}, withKey(shopper, { fingerprint: 'other' }))).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    expect(await ledger.effectsOf(shopper)).toEqual([first.number]);

    // Requests without a key, the other mode, and other stores are not affected.
    await handle({}, shopper);
    await handle({}, withKey({ ...shopper, mode: 'live' }));
    await handle({}, withKey(aShopper()));

    // The keys of the last 24 hours count.
    await ledger.age(24 * 3600);
    expect((await freshWrite()({}, withKey(shopper, { key: 'new' }))).replayed).toBeUndefined();
    await ledger.db.deleteFrom('idempotent_response').where('tenant_id', '=', shopper.tenantId).execute();
  });
});

test('a customer who has stored as many keys as one can leaves the others to the store', async () => {
  const shopper = aShopper();
  await sql`
    insert into idempotent_response (tenant_id, mode, customer_id, route, key, fingerprint, response)
    select ${shopper.tenantId}, ${shopper.mode}, ${shopper.customerId}, 'POST /v1/things', 'stored ' || number, 'print', '{}'
    from generate_series(1, ${STORED_KEYS_PER_CUSTOMER_MAX}::int) as number
  `.execute(ledger.db);
  const handle = write();
  const refusals: unknown[] = [];
  const send = (key: string) => handle({}, withKey(shopper, { key })).catch((error: unknown) => refusals.push(error));
  // A customer is counted once in so many keys.
  for (let count = 0; count < 200 && refusals.length === 0; count += 1) await send(`new ${count}`);
  await send('newer');

  const limit = { code: 'rate_limited', reason: 'idempotency_key_limit', retryAfterSeconds: 60 };
  expect(refusals).toEqual([expect.objectContaining(limit), expect.objectContaining(limit)]);
  expect((await handle({}, withKey({ ...shopper, customerId: newId() }))).replayed).toBeUndefined();
  await ledger.db.deleteFrom('idempotent_response').where('tenant_id', '=', shopper.tenantId).execute();
});

describe('calls that a handler makes to other services', () => {
  test('do not carry the key of its request', async () => {
    const callers: Caller[] = [];
    const act = async (_request: object, caller: Caller): Promise<Written> => {
      callers.push(caller);
      return { number: 0 };
    };
    await withIdempotency(ledger.db, act)({}, withKey(aShopper()));

    expect(callers.map((caller) => 'idempotency' in caller)).toEqual([false]);
  });
});

test('the first request with a key costs one more statement, and one without a key none', async () => {
  const statements: string[] = [];
  const counting = ledger.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const handler = withIdempotency(counting, async (_request: object, _caller: Caller, claim) => {
    await counting.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await claim?.(trx, { number: 1 });
    });
    const written: Written = { number: 1 };
    return written;
  });
  const shopper = aShopper();
  const countOf = async (caller: Caller): Promise<number> => {
    statements.length = 0;
    await handler({}, caller);
    return statements.length;
  };

  // The first key of a store in a process also counts those that are stored.
  await countOf(withKey(shopper, { key: 'first' }));

  expect(await countOf(shopper)).toBe(1);
  expect(await countOf(withKey(shopper))).toBe(2);
});

test('the purge deletes keys after 24 hours and nothing else', async () => {
  await ledger.db.deleteFrom('idempotent_response').execute();
  const shopper = aShopper();
  for (const key of ['a', 'b', 'c']) await write()({}, withKey(shopper, { key }));
  await ledger.age(24 * 3600);
  await write()({}, withKey(shopper, { key: 'young' }));

  expect(await purgeExpiredResponses(ledger.db, () => undefined)).toBe(3);
  expect(await rowsOf(shopper)).toHaveLength(1);
});
