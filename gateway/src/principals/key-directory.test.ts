import { describe, expect, test } from '@jest/globals';
import { hashApiKey, mintApiKey } from './api-keys.ts';
import { keyDirectory } from './key-directory.ts';
import type { KeyPrincipal } from './key-principal.ts';

const aKey = (changed: Partial<KeyPrincipal> = {}): KeyPrincipal => ({
  keyId: 'key',
  tenantId: 'tenant',
  mode: 'sandbox',
  kind: 'SECRET',
  scopes: [],
  origins: [],
  ratePerMinute: 300,
  expiresAt: null,
  store: { name: '', currency: 'JMD', gctRate: '0.15', onlinePayments: false, couriers: false, paymentRails: [], signup: 'open' },
  ...changed,
});

function aDirectory(answer: () => KeyPrincipal | undefined) {
  const asked: string[] = [];
  const clock = { time: 1000 };
  const directory = keyDirectory({
    pepper: 'pepper',
    now: () => clock.time,
    load: async (hash) => {
      asked.push(hash.toString('hex'));
      return answer();
    },
  });
  return { directory, asked, clock };
}

describe('the key directory', () => {
  test('asks once for a key that many look up at the same time, and not again', async () => {
    const { directory, asked } = aDirectory(() => aKey());
    const text = mintApiKey('sandbox', 'SECRET');

    const found = await Promise.all([directory.find(text), directory.find(text), directory.find(text)]);

    expect(found.map((key) => key?.keyId)).toEqual(['key', 'key', 'key']);
    expect((await directory.find(text))?.keyId).toBe('key');
    expect(asked).toHaveLength(1);
  });

  test('remembers that a key is unknown', async () => {
    const { directory, asked } = aDirectory(() => undefined);
    const text = mintApiKey('sandbox', 'SECRET');

    expect(await directory.find(text)).toBeUndefined();
    expect(await directory.find(text)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  test('asks nobody for a text that cannot be a key', async () => {
    const { directory, asked } = aDirectory(() => aKey());

    expect(await directory.find('svc_test_sec_short')).toBeUndefined();
    expect(asked).toHaveLength(0);
  });

  test('finds no key that expired while it was cached', async () => {
    const { directory, clock } = aDirectory(() => aKey({ expiresAt: 1500 }));
    const text = mintApiKey('sandbox', 'SECRET');
    expect(await directory.find(text)).toBeDefined();

    clock.time = 1500;

    expect(await directory.find(text)).toBeUndefined();
  });

  test('finds no key that has expired here, whatever the clock of the database says', async () => {
    const { directory } = aDirectory(() => aKey({ expiresAt: 999 }));

    expect(await directory.find(mintApiKey('sandbox', 'SECRET'))).toBeUndefined();
  });

  /** Turns a good key into none, or leaves it unknown from the start. */
  const ways: readonly (readonly [string, ((tools: ReturnType<typeof aDirectory>) => void) | undefined])[] = [
    ['unknown', undefined],
    ['revoked while it was cached', ({ directory }) => directory.forget()],
    ['expired while it was cached', ({ clock }) => void (clock.time = 2000)],
  ];

  test.each(ways)('does for a key that is %s what it does for any other: one hash, looked up once, then nothing', async (_way, end) => {
    let answer = end === undefined ? undefined : aKey({ expiresAt: 2000 });
    const tools = aDirectory(() => answer);
    const text = mintApiKey('sandbox', 'SECRET');
    if (end !== undefined) expect(await tools.directory.find(text)).toBeDefined();
    end?.(tools);
    answer = undefined;
    tools.asked.length = 0;

    for (let time = 0; time < 3; time += 1) expect(await tools.directory.find(text)).toBeUndefined();

    expect(tools.asked).toEqual([hashApiKey(text, 'pepper').toString('hex')]);
  });

  test('asks again after it was told to forget', async () => {
    let answer: KeyPrincipal | undefined = aKey();
    const { directory } = aDirectory(() => answer);
    const text = mintApiKey('sandbox', 'SECRET');
    await directory.find(text);

    answer = undefined;
    directory.forget();

    expect(await directory.find(text)).toBeUndefined();
  });

  test('does not keep what it was reading while it was told to forget', async () => {
    const { directory, asked } = aDirectory(() => aKey());
    const text = mintApiKey('sandbox', 'SECRET');
    const reading = directory.find(text);
    directory.forget();
    await reading;

    await directory.find(text);

    expect(asked).toHaveLength(2);
  });
});
