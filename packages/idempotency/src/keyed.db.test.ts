import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, type Handler, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { deleteExpiredAnswers } from './answers.ts';
import { keyed, keyedAndAnsweredLater, keyedAndLookedUp } from './keyed.ts';
import { aShopper, withKey } from './testing/callers.ts';
import { type Ledger, openLedger, refused, type Written } from './testing/open-ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

/** Writes an effect and knows its answer at once. */
const write = (): Handler<object, Written> =>
  keyed(ledger.db, (_request: object, caller, claim) => ledger.write<Written>(caller, claim, (written) => written));

/** Writes an effect, and asks a neighbour for the rest of its answer. `look` answers -1, to be told apart. */
const writeAndAsk = (ask: () => Promise<void> = async () => undefined): Handler<object, Written> =>
  keyedAndAnsweredLater(ledger.db, {
    act: async (_request: object, caller, claim) => {
      const written = await ledger.write(caller, claim, () => null);
      await ask();
      return written;
    },
    look: async () => ({ number: -1 }),
  });

const rowsOf = async (caller: Caller) =>
  await ledger.db.selectFrom('idempotent_answer').select('response').where('tenant_id', '=', caller.tenantId).execute();

describe.each([
  ['known at the commit', write],
  ['known later', writeAndAsk],
])('with an answer that is %s', (_when, handler) => {
  test('a repetition has no effect and gets the same answer', async () => {
    const shopper = withKey(aShopper());
    const first = await handler()({}, shopper);
    const again = await handler()({}, shopper);

    expect(again).toEqual({ ...first, replayed: true });
    expect(first.replayed).toBeUndefined();
    expect(await ledger.effectsOf(shopper)).toEqual([first.number]);
  });

  test('without a key each request has its effect, and nothing is stored', async () => {
    const shopper = aShopper();
    await handler()({}, shopper);
    await handler()({}, shopper);

    expect(await ledger.effectsOf(shopper)).toHaveLength(2);
    expect(await rowsOf(shopper)).toEqual([]);
  });

  test('another request under the key is refused and has no effect', async () => {
    const shopper = aShopper();
    await handler()({}, withKey(shopper));

    await expect(handler()({}, withKey(shopper, { fingerprint: 'other' }))).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    expect(await ledger.effectsOf(shopper)).toHaveLength(1);
  });

  test('a key belongs to one customer of one store in one mode, on one route', async () => {
    const shopper = aShopper();
    const others = [
      withKey(shopper),
      withKey({ ...shopper, customerId: newId() }),
      withKey({ ...shopper, tenantId: newId() }),
      withKey({ ...shopper, mode: 'live' }),
      withKey(shopper, { route: 'POST /v1/others' }),
      withKey(shopper, { key: 'K' }),
    ];
    const answers: Written[] = [];
    for (const each of others) answers.push(await handler()({}, each));

    expect(answers.map(({ replayed }) => replayed)).toEqual(others.map(() => undefined));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(others.length);
  });

  test('twenty at once have one effect and one answer; some may be asked to come again', async () => {
    const shopper = withKey(aShopper());
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => handler()({}, shopper)));

    const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason] : []));
    expect(await ledger.effectsOf(shopper)).toHaveLength(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(reasons.filter((reason) => reason !== 'idempotency_key_in_use')).toEqual([]);
  });

  test('after 24 hours a key is free for another request', async () => {
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

describe('a request that comes to nothing', () => {
  const failing = (claimFirst: boolean): Handler<object, Written> =>
    keyed(ledger.db, async (_request: object, caller, claim) => {
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
    ['within its transaction, which takes the claim back', true],
  ])('%s leaves the key free', async (_when, claimFirst) => {
    const shopper = withKey(aShopper());

    await expect(failing(claimFirst)({}, shopper)).rejects.toMatchObject({ reason: 'refused' });
    expect(await rowsOf(shopper)).toEqual([]);
    expect((await write()({}, shopper)).replayed).toBeUndefined();
  });

  test('because of what the first request of its key has changed gets that one’s answer', async () => {
    const shopper = withKey(aShopper());
    const first = await write()({}, shopper);

    expect(await failing(false)({}, shopper)).toEqual({ ...first, replayed: true });
  });
});

describe('an answer that is asked for after the commit', () => {
  test('while it is, a repetition is told to come again', async () => {
    const shopper = withKey(aShopper());
    const asked = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    const first = writeAndAsk(async () => {
      asked.resolve();
      await told.promise;
    })({}, shopper);
    await asked.promise;

    await expect(writeAndAsk()({}, shopper)).rejects.toMatchObject({ reason: 'idempotency_key_in_use', retryAfterSeconds: 1 });
    told.resolve();
    expect(await writeAndAsk()({}, shopper)).toEqual({ ...(await first), replayed: true });
  });

  test('and was lost is made up for by looking, ten seconds later, and stands from then on', async () => {
    const shopper = withKey(aShopper());
    const lost = writeAndAsk(() => Promise.reject(new Error('the process died here')));
    await expect(lost({}, shopper)).rejects.toMatchObject({ reason: 'idempotency_key_in_use' });
    await ledger.age(9);
    await expect(writeAndAsk()({}, shopper)).rejects.toMatchObject({ reason: 'idempotency_key_in_use' });
    await expect(writeAndAsk()({}, withKey(shopper, { fingerprint: 'other' }))).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    await ledger.age(2);

    const settled = await writeAndAsk()({}, shopper);
    expect(settled.number).toBe(-1);
    expect(await writeAndAsk()({}, shopper)).toEqual({ number: -1, replayed: true });
    expect(await ledger.effectsOf(shopper)).toHaveLength(1);
  });

  test('and comes after it was given up is dropped for the one that was given', async () => {
    const shopper = withKey(aShopper());
    const asked = Promise.withResolvers<void>();
    const woken = Promise.withResolvers<void>();
    const asleep = writeAndAsk(async () => {
      asked.resolve();
      await woken.promise;
    })({}, shopper);
    await asked.promise;
    await ledger.age(11);
    expect((await writeAndAsk()({}, shopper)).number).toBe(-1);
    woken.resolve();

    expect(await asleep).toEqual({ number: -1, replayed: true });
  });
});

describe('an effect that nothing takes back', () => {
  /** Writes in a transaction of its own, and claims the key in another. */
  const writeApart = (): Handler<object, Written> =>
    keyedAndLookedUp(ledger.db, async (_request: object, caller, claim) => {
      const written = await ledger.write<Written>(caller, undefined, (effect) => effect);
      if (claim !== undefined) await ledger.db.transaction().execute((trx) => claim(trx, written));
      return written;
    });

  test('does not happen again under its key, whatever is asked', async () => {
    const shopper = withKey(aShopper());
    const first = await writeApart()({}, shopper);

    expect(await writeApart()({}, shopper)).toEqual({ ...first, replayed: true });
    await expect(writeApart()({}, withKey(shopper, { fingerprint: 'other' }))).rejects.toMatchObject({ reason: 'idempotency_key_reused' });
    expect(await ledger.effectsOf(shopper)).toEqual([first.number]);
  });

  test('happens with every request that has no key', async () => {
    const shopper = aShopper();
    await writeApart()({}, shopper);
    await writeApart()({}, shopper);

    expect(await ledger.effectsOf(shopper)).toHaveLength(2);
  });
});

describe('the neighbours of a handler', () => {
  test('are not given the key of its request', async () => {
    const callers: Caller[] = [];
    const act = async (_request: object, caller: Caller): Promise<Written> => {
      callers.push(caller);
      return { number: 0 };
    };
    await keyed(ledger.db, act)({}, withKey(aShopper()));

    expect(callers.map((caller) => 'idempotency' in caller)).toEqual([false]);
  });
});

test('the first request of a key costs one statement more, and one without a key none', async () => {
  const statements: string[] = [];
  const counting = ledger.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const handler = keyed(counting, async (_request: object, _caller: Caller, claim) => {
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

  expect(await countOf(shopper)).toBe(1);
  expect(await countOf(withKey(shopper))).toBe(2);
});

test('the sweep forgets what is older than 24 hours, as many as it may, and nothing else', async () => {
  await ledger.db.deleteFrom('idempotent_answer').execute();
  const shopper = aShopper();
  for (const key of ['a', 'b', 'c']) await write()({}, withKey(shopper, { key }));
  await ledger.age(24 * 3600);
  await write()({}, withKey(shopper, { key: 'young' }));

  expect([await deleteExpiredAnswers(ledger.db, 2), await deleteExpiredAnswers(ledger.db, 2)]).toEqual([2, 1]);
  expect(await rowsOf(shopper)).toHaveLength(1);
});
