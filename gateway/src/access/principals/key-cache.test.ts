import { describe, expect, test } from '@jest/globals';
import { NO_STORE } from '@storefront/rpc';
import { hashApiKey, mintApiKey } from './api-keys.ts';
import { keyCache } from './key-cache.ts';
import type { KeyPrincipal } from './key-principal.ts';
import { lookupLanes } from './lookup-lanes.ts';

const PEPPER = 'pepper';

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
  store: { ...NO_STORE, currency: 'JMD', gctRate: '0.15' },
  ...changed,
});

function aDirectory(resultOf: (hash: string) => KeyPrincipal | undefined | Promise<KeyPrincipal | undefined>) {
  const lookups: string[] = [];
  const clock = { time: 1000 };
  const directory = keyCache({
    pepper: PEPPER,
    now: () => clock.time,
    lanes: lookupLanes(),
    load: async (hash) => {
      lookups.push(hash.toString('hex'));
      return resultOf(hash.toString('hex'));
    },
  });
  const find = (text: string, client = '192.0.2.1') => directory.find(text, () => client);
  return { directory, find, lookups, clock };
}

describe('the key directory', () => {
  test('coalesces concurrent lookups of a key and caches the result', async () => {
    const { find, lookups } = aDirectory(() => aKey());
    const text = mintApiKey('sandbox', 'SECRET', PEPPER);

    const found = await Promise.all([find(text), find(text), find(text)]);

    expect(found.map((key) => key?.keyId)).toEqual(['key', 'key', 'key']);
    expect((await find(text))?.keyId).toBe('key');
    expect(lookups).toHaveLength(1);
  });

  test('caches that a key is unknown', async () => {
    const { find, lookups } = aDirectory(() => undefined);
    const text = mintApiKey('sandbox', 'SECRET', PEPPER);

    expect(await find(text)).toBeUndefined();
    expect(await find(text)).toBeUndefined();
    expect(lookups).toHaveLength(1);
  });

  test('forgets the keys of one store, and a lookup in progress does not bring back what it read before', async () => {
    let clockOffsetMs = 0;
    const { directory, find, lookups } = aDirectory(() => aKey({ sandbox: { clockOffsetMs, hasFaults: false } }));
    const text = mintApiKey('sandbox', 'SECRET', PEPPER);
    const before = find(text);
    clockOffsetMs = 5000;
    directory.forgetStore({ tenantId: 'tenant', mode: 'sandbox' });
    expect((await before)?.sandbox?.clockOffsetMs).toBe(0);

    expect((await find(text))?.sandbox?.clockOffsetMs).toBe(5000);
    directory.forgetStore({ tenantId: 'another', mode: 'sandbox' });
    directory.forgetStore({ tenantId: 'tenant', mode: 'live' });
    await find(text);
    expect(lookups).toHaveLength(2);
  });

  test('changes the tax rate of a cached key at the instant of the change, by the clock of the store', async () => {
    const gctRateChange = { from: '2027-01-01', at: '2027-01-01T05:00:00Z', rate: '0.165' };
    const { find, lookups, clock } = aDirectory(() => {
      const key = aKey();
      return { ...key, store: { ...key.store, gctRateChange }, sandbox: { clockOffsetMs: 1000, hasFaults: false } };
    });
    const text = mintApiKey('sandbox', 'SECRET', PEPPER);
    const rateAt = async (time: string) => {
      clock.time = Date.parse(time);
      return (await find(text))?.store.gctRate;
    };

    expect(await rateAt('2027-01-01T04:59:58.999Z')).toBe('0.15');
    expect(await rateAt('2027-01-01T04:59:59Z')).toBe('0.165');
    expect(lookups).toHaveLength(1);
  });

  test('looks up neither a malformed key nor one with a checksum that somebody invented', async () => {
    const { find, lookups } = aDirectory(() => aKey());

    expect(await find('svc_test_sec_short')).toBeUndefined();
    expect(await find(mintApiKey('sandbox', 'SECRET', 'the pepper of a stranger'))).toBeUndefined();
    expect(lookups).toHaveLength(0);
  });

  test('does not return a key that expired while cached', async () => {
    const { find, clock } = aDirectory(() => aKey({ expiresAt: 1500 }));
    const text = mintApiKey('sandbox', 'SECRET', PEPPER);
    expect(await find(text)).toBeDefined();

    clock.time = 1500;

    expect(await find(text)).toBeUndefined();
  });

  test('does not return a key that has expired by the local clock', async () => {
    const { find } = aDirectory(() => aKey({ expiresAt: 999 }));

    expect(await find(mintApiKey('sandbox', 'SECRET', PEPPER))).toBeUndefined();
  });

  /** Ways in which a key becomes invalid, or is unknown from the start. */
  const ways: readonly (readonly [string, ((tools: ReturnType<typeof aDirectory>) => void) | undefined])[] = [
    ['unknown', undefined],
    ['revoked while it was cached', ({ directory }) => directory.forget()],
    ['expired while it was cached', ({ clock }) => void (clock.time = 2000)],
  ];

  test.each(ways)('hashes and looks up a key that is %s once, like any other invalid key', async (_way, end) => {
    let found = end === undefined ? undefined : aKey({ expiresAt: 2000 });
    const tools = aDirectory(() => found);
    const text = mintApiKey('sandbox', 'SECRET', PEPPER);
    if (end !== undefined) expect(await tools.find(text)).toBeDefined();
    end?.(tools);
    found = undefined;
    tools.lookups.length = 0;

    for (let time = 0; time < 3; time += 1) expect(await tools.find(text)).toBeUndefined();

    expect(tools.lookups).toEqual([hashApiKey(text, PEPPER).toString('hex')]);
  });

  test('looks up a key again after the cache is cleared', async () => {
    let found: KeyPrincipal | undefined = aKey();
    const { directory, find } = aDirectory(() => found);
    const text = mintApiKey('sandbox', 'SECRET', PEPPER);
    await find(text);

    found = undefined;
    directory.forget();

    expect(await find(text)).toBeUndefined();
  });

  test('does not cache a lookup that was in progress when the cache was cleared', async () => {
    const { directory, find, lookups } = aDirectory(() => aKey());
    const text = mintApiKey('sandbox', 'SECRET', PEPPER);
    const reading = find(text);
    directory.forget();
    await reading;

    await find(text);

    expect(lookups).toHaveLength(2);
  });

  test('knows the keys that were read together without a lookup, for as long as a lookup is trusted', async () => {
    const { directory, find, lookups } = aDirectory(() => aKey());
    const text = mintApiKey('sandbox', 'SECRET', PEPPER);

    await directory.fill(Promise.resolve([{ hash: hashApiKey(text, PEPPER), principal: aKey() }]));

    expect((await find(text))?.keyId).toBe('key');
    expect(lookups).toHaveLength(0);
    directory.forget();
    expect((await find(text))?.keyId).toBe('key');
    expect(lookups).toHaveLength(1);
  });

  test('does not keep keys that were read together before the cache was cleared', async () => {
    const { directory, find, lookups } = aDirectory(() => undefined);
    const text = mintApiKey('sandbox', 'SECRET', PEPPER);
    const filling = directory.fill(Promise.resolve([{ hash: hashApiKey(text, PEPPER), principal: aKey() }]));
    directory.forget();
    await filling;

    expect(await find(text)).toBeUndefined();
    expect(lookups).toHaveLength(1);
  });
});
