import { describe, expect, test } from '@jest/globals';
import { mintApiKey } from './api-keys.ts';
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
  const directory = keyDirectory({
    pepper: 'pepper',
    now: () => 1000,
    load: async (hash) => {
      asked.push(hash.toString('hex'));
      return answer();
    },
  });
  return { directory, asked };
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
    const { directory } = aDirectory(() => aKey({ expiresAt: 999 }));
    const text = mintApiKey('sandbox', 'SECRET');
    await directory.find(text);

    expect(await directory.find(text)).toBeUndefined();
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
