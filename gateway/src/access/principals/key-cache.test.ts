import { describe, expect, test } from '@jest/globals';
import { hashApiKey, mintApiKey } from './api-keys.ts';
import { keyCache } from './key-cache.ts';
import type { KeyPrincipal } from './key-principal.ts';
import { lookupLimit } from './lookup-limit.ts';

const aKey = (changed: Partial<KeyPrincipal> = {}): KeyPrincipal => ({
  keyId: 'key',
  tenantId: 'tenant',
  mode: 'sandbox',
  kind: 'SECRET',
  scopes: [],
  origins: [],
  ratePerMinute: 300,
  ratePerClient: null,
  expiresAt: null,
  store: { name: '', currency: 'JMD', gctRate: '0.15', onlinePayments: false, couriers: false, paymentRails: [], signup: 'open' },
  ...changed,
});

function aDirectory(answer: () => KeyPrincipal | undefined | Promise<KeyPrincipal | undefined>, limit = lookupLimit()) {
  const lookups: string[] = [];
  const clock = { time: 1000 };
  const directory = keyCache({
    pepper: 'pepper',
    now: () => clock.time,
    limit,
    load: async (hash) => {
      lookups.push(hash.toString('hex'));
      return answer();
    },
  });
  return { directory, lookups, clock };
}

describe('the key directory', () => {
  test('coalesces concurrent lookups of a key and caches the result', async () => {
    const { directory, lookups } = aDirectory(() => aKey());
    const text = mintApiKey('sandbox', 'SECRET');

    const found = await Promise.all([directory.find(text), directory.find(text), directory.find(text)]);

    expect(found.map((key) => key?.keyId)).toEqual(['key', 'key', 'key']);
    expect((await directory.find(text))?.keyId).toBe('key');
    expect(lookups).toHaveLength(1);
  });

  test('caches that a key is unknown', async () => {
    const { directory, lookups } = aDirectory(() => undefined);
    const text = mintApiKey('sandbox', 'SECRET');

    expect(await directory.find(text)).toBeUndefined();
    expect(await directory.find(text)).toBeUndefined();
    expect(lookups).toHaveLength(1);
  });

  test('forgets the keys of one store, and a lookup in progress does not bring back what it read before', async () => {
    let clockOffsetMs = 0;
    const { directory, lookups } = aDirectory(() => aKey({ sandbox: { clockOffsetMs, hasFaults: false } }));
    const text = mintApiKey('sandbox', 'SECRET');
    const before = directory.find(text);
    clockOffsetMs = 5000;
    directory.forgetStore({ tenantId: 'tenant', mode: 'sandbox' });
    expect((await before)?.sandbox?.clockOffsetMs).toBe(0);

    expect((await directory.find(text))?.sandbox?.clockOffsetMs).toBe(5000);
    directory.forgetStore({ tenantId: 'another', mode: 'sandbox' });
    directory.forgetStore({ tenantId: 'tenant', mode: 'live' });
    await directory.find(text);
    expect(lookups).toHaveLength(2);
  });

  test('changes the tax rate of a cached key at the instant of the change, by the clock of the store', async () => {
    const gctRateChange = { from: '2027-01-01', at: '2027-01-01T05:00:00Z', rate: '0.165' };
    const { directory, lookups, clock } = aDirectory(() => {
      const key = aKey();
      return { ...key, store: { ...key.store, gctRateChange }, sandbox: { clockOffsetMs: 1000, hasFaults: false } };
    });
    const text = mintApiKey('sandbox', 'SECRET');
    const rateAt = async (time: string) => {
      clock.time = Date.parse(time);
      return (await directory.find(text))?.store.gctRate;
    };

    expect(await rateAt('2027-01-01T04:59:58.999Z')).toBe('0.15');
    expect(await rateAt('2027-01-01T04:59:59Z')).toBe('0.165');
    expect(lookups).toHaveLength(1);
  });

  test('does not look up malformed keys', async () => {
    const { directory, lookups } = aDirectory(() => aKey());

    expect(await directory.find('svc_test_sec_short')).toBeUndefined();
    expect(lookups).toHaveLength(0);
  });

  test('does not return a key that expired while cached', async () => {
    const { directory, clock } = aDirectory(() => aKey({ expiresAt: 1500 }));
    const text = mintApiKey('sandbox', 'SECRET');
    expect(await directory.find(text)).toBeDefined();

    clock.time = 1500;

    expect(await directory.find(text)).toBeUndefined();
  });

  test('does not return a key that has expired by the local clock', async () => {
    const { directory } = aDirectory(() => aKey({ expiresAt: 999 }));

    expect(await directory.find(mintApiKey('sandbox', 'SECRET'))).toBeUndefined();
  });

  /** Ways in which a key becomes invalid, or is unknown from the start. */
  const ways: readonly (readonly [string, ((tools: ReturnType<typeof aDirectory>) => void) | undefined])[] = [
    ['unknown', undefined],
    ['revoked while it was cached', ({ directory }) => directory.forget()],
    ['expired while it was cached', ({ clock }) => void (clock.time = 2000)],
  ];

  test.each(ways)('hashes and looks up a key that is %s once, like any other invalid key', async (_way, end) => {
    let answer = end === undefined ? undefined : aKey({ expiresAt: 2000 });
    const tools = aDirectory(() => answer);
    const text = mintApiKey('sandbox', 'SECRET');
    if (end !== undefined) expect(await tools.directory.find(text)).toBeDefined();
    end?.(tools);
    answer = undefined;
    tools.lookups.length = 0;

    for (let time = 0; time < 3; time += 1) expect(await tools.directory.find(text)).toBeUndefined();

    expect(tools.lookups).toEqual([hashApiKey(text, 'pepper').toString('hex')]);
  });

  test('looks up a key again after the cache is cleared', async () => {
    let answer: KeyPrincipal | undefined = aKey();
    const { directory } = aDirectory(() => answer);
    const text = mintApiKey('sandbox', 'SECRET');
    await directory.find(text);

    answer = undefined;
    directory.forget();

    expect(await directory.find(text)).toBeUndefined();
  });

  test('does not cache a lookup that was in progress when the cache was cleared', async () => {
    const { directory, lookups } = aDirectory(() => aKey());
    const text = mintApiKey('sandbox', 'SECRET');
    const reading = directory.find(text);
    directory.forget();
    await reading;

    await directory.find(text);

    expect(lookups).toHaveLength(2);
  });

  test('fails fast when invented keys exceed the limit of lookups, and still looks up a key that was valid recently', async () => {
    let slow = Promise.resolve<KeyPrincipal | undefined>(aKey());
    const { directory, lookups } = aDirectory(() => slow, lookupLimit(3));
    const real = mintApiKey('sandbox', 'SECRET');
    await directory.find(real);
    directory.forget();
    let settle: (key: KeyPrincipal | undefined) => void = () => undefined;
    slow = new Promise((resolve) => {
      settle = resolve;
    });

    const flood = Array.from({ length: 100 }, async () => directory.find(mintApiKey('sandbox', 'SECRET')));
    const found = directory.find(real);
    const outcomes = Promise.allSettled(flood);
    slow = Promise.resolve(undefined);
    await new Promise((resolve) => setImmediate(resolve));
    settle(aKey());

    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(97);
    expect(refused[0]).toMatchObject({ reason: { code: 'service_unavailable', retryAfterSeconds: 1 } });
    expect((await found)?.keyId).toBe('key');
    expect(lookups).toHaveLength(1 + 3 + 1);
  });
});
