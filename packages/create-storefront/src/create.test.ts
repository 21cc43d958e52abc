import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { CreateError } from './create-error.ts';
import { checkStore, withOwnSettings } from './create.ts';
import { folderError, linkError } from './folder-error.ts';
import { type FakeKey, fakeApi, stopFakes } from './testing/fake-api.ts';

afterEach(stopFakes);

const SECRET = 'svc_test_sec_1';
const PUBLISHABLE = 'svc_test_pub_1';
const ORIGINS = ['http://localhost:3000', 'http://127.0.0.1:3000'];
const DEFAULTS = ['storefront:catalog', 'storefront:auth', 'storefront:customer', 'storefront:checkout'];
const ALL = [...DEFAULTS, 'storefront:webhooks'];
const aStore = (secret: FakeKey = {}, publishable: FakeKey = {}) =>
  fakeApi({ [SECRET]: { scopes: ALL, ...secret }, [PUBLISHABLE]: { origins: ORIGINS, ...publishable }, svc_live_pub_1: {} });

/** Returns what the user reads. */
async function checked(url: string, keys = { secretKey: SECRET, publishableKey: PUBLISHABLE }, wantsWebhooks = true): Promise<string> {
  try {
    return (await checkStore({ url, ...keys }, ORIGINS, wantsWebhooks)).join('\n');
  } catch (error) {
    if (error instanceof CreateError) return error.message;
    throw error;
  }
}

test('a store whose keys have everything has no error and no warning', async () => {
  expect(await checked(await aStore())).toBe('');
});

describe('the error names', () => {
  test('an address at which nothing responds', async () => {
    const url = await aStore();
    stopFakes();

    expect(await checked(url)).toBe(`${url} does not respond (ECONNREFUSED). Is this the address of the API, and is it running?`);
  });

  test('a server that is not the API', async () => {
    const url = await fakeApi('another server');

    expect(await checked(url)).toBe(`${url} responds with 200, but it is not the Storefront Commerce API.`);
  });

  test.each([
    [{ secretKey: PUBLISHABLE, publishableKey: PUBLISHABLE }, /^This is a publishable key\. The secret key starts with svc_test_sec_/],
    [{ secretKey: SECRET, publishableKey: SECRET }, /^This is a secret key\. The publishable key starts with svc_test_pub_/],
    [{ secretKey: 'sk_test_1', publishableKey: PUBLISHABLE }, /^This is not an API key\. The secret key starts with/],
    [{ secretKey: SECRET, publishableKey: '' }, /^This is not an API key\. The publishable key starts with/],
    [{ secretKey: `${SECRET} `, publishableKey: PUBLISHABLE }, /^This is not an API key\./],
    [{ secretKey: SECRET, publishableKey: 'svc_live_pub_1' }, /^The secret key is of sandbox mode, and the publishable key of live mode\./],
    [{ secretKey: 'svc_test_sec_2', publishableKey: PUBLISHABLE }, /does not know the secret key/],
    [{ secretKey: SECRET, publishableKey: 'svc_test_pub_2' }, /does not know the publishable key/],
  ])('the wrong key in %j', async (keys, expected) => {
    expect(await checked(await aStore(), keys)).toMatch(expected);
  });

  test('keys of two stores', async () => {
    expect(await checked(await aStore({}, { tenant_id: 't2' }))).toBe('The keys belong to two stores. Both must be of the same store.');
  });

  test.each(ALL)('%s, if the secret key lacks it, and the command that issues a key with it', async (lacking) => {
    const scopes = ALL.filter((scope) => scope !== lacking);
    const error = await checked(await aStore({ scopes }));

    expect(error).toContain(`does not have the scope ${lacking}.`);
    expect(error).toContain(`storefront keys create --kind secret --scopes ${[...scopes, lacking].join(',')}`);
    expect(error.includes('--no-webhooks')).toBe(lacking === 'storefront:webhooks');
  });
});

test('without webhooks, a key with the default scopes is enough', async () => {
  expect(await checked(await aStore({ scopes: DEFAULTS }), undefined, false)).toBe('');
});

test.each([
  [[], 'http://localhost:3000 and http://127.0.0.1:3000,'],
  [['http://localhost:3000'], 'not allow http://127.0.0.1:3000,'],
])('a publishable key that allows %j is reported with the command that issues another one', async (origins, named) => {
  const warning = await checked(await aStore({}, { origins }));

  expect(warning).toContain(named);
  expect(warning).toContain('storefront keys create --kind publishable --origins http://localhost:3000,http://127.0.0.1:3000');
});

describe('a storefront that is linked again', () => {
  const fresh = 'STOREFRONT_URL=http://new\nSTOREFRONT_SECRET_KEY=new\nSTORE_URL=http://localhost:3000\nSTORE_PROXIES=0\n';

  test.each([
    ['', fresh],
    [
      '# Mail\nSTOREFRONT_URL=http://old\nSTORE_URL=http://localhost:4000\nSMTP_URL="smtp://a#b"\nSTOREFRONT_SECRET_KEY=old',
      'STOREFRONT_URL=http://new\nSTOREFRONT_SECRET_KEY=new\nSTORE_PROXIES=0\n# Mail\nSTORE_URL=http://localhost:4000\nSMTP_URL="smtp://a#b"\n',
    ],
  ])('has its own settings and new keys: %j', (before, after) => {
    expect(withOwnSettings(fresh, before)).toBe(after);
  });

  test('is in a folder with a storefront, in which none is created', () => {
    const folder = mkdtempSync(join(tmpdir(), 'link-'));
    try {
      expect([folderError(folder), linkError(folder)]).toEqual([undefined, expect.stringContaining('has no storefront to link')]);
      mkdirSync(join(folder, 'src'));
      for (const file of ['next.config.ts', 'src/store.ts']) writeFileSync(join(folder, file), '');

      expect([folderError(folder), linkError(folder)]).toEqual([expect.stringContaining('add -- --link'), undefined]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
