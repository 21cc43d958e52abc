import { describe, expect, test } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import { type ShopperPrincipal, shopperTokens } from './shopper-tokens.ts';

const SECRET = 'a secret of more than thirty-two characters';
const shopper: ShopperPrincipal = { tenantId: 'tenant', mode: 'sandbox', customerId: 'customer', familyId: 'family' };
const NOON = new Date('2026-11-20T12:00:00.000Z');
const at = (time: Date) => shopperTokens(SECRET, () => time);

describe('a shopper token', () => {
  test('identifies its shopper for 60 minutes', async () => {
    const { token, expiresAt } = await at(NOON).sign(shopper);

    expect(expiresAt).toEqual(new Date('2026-11-20T13:00:00.000Z'));
    expect(await at(new Date('2026-11-20T12:59:59.000Z')).verify(token)).toEqual(shopper);
    expect(await at(new Date('2026-11-20T13:00:00.000Z')).verify(token)).toBe('expired');
  });

  test.each([-5, 5])('signed by a replica whose clock is %i s ahead is valid immediately and expires by that clock', async (ahead) => {
    const { token } = await at(new Date(NOON.getTime() + ahead * 1000)).sign(shopper);

    expect(await at(NOON).verify(token)).toEqual(shopper);
    expect(await at(new Date('2026-11-20T12:59:54.000Z')).verify(token)).toEqual(shopper);
    expect(await at(new Date('2026-11-20T13:00:05.000Z')).verify(token)).toBe('expired');
  });

  test('that is cached still expires', async () => {
    let time = NOON;
    const tokens = shopperTokens(SECRET, () => time);
    const { token } = await tokens.sign(shopper);
    await tokens.verify(token);

    time = new Date('2026-11-20T13:00:01.000Z');

    expect(await tokens.verify(token)).toBe('expired');
  });

  test('signed with another secret is invalid', async () => {
    const { token } = await shopperTokens('another secret of more than thirty-two', () => NOON).sign(shopper);

    expect(await at(NOON).verify(token)).toBeUndefined();
    expect(await at(new Date('2026-11-21T12:00:00.000Z')).verify(token)).toBeUndefined();
  });

  test('signed with the old or the new secret is valid while one replaces the other', async () => {
    const [before, after] = ['the old secret of more than thirty-two', 'the new secret of more than thirty-two'];
    const accepting = shopperTokens(before, () => NOON, after);
    const signing = shopperTokens(after, () => NOON, before);
    const replaced = shopperTokens(after, () => NOON);
    const { token } = await accepting.sign(shopper);
    const { token: newToken } = await signing.sign(shopper);

    for (const tokens of [accepting, signing]) {
      expect(await tokens.verify(token)).toEqual(shopper);
      expect(await tokens.verify(newToken)).toEqual(shopper);
    }
    expect(await shopperTokens(before, () => new Date('2026-11-21T12:00:00.000Z'), after).verify(newToken)).toBe('expired');
    expect(await replaced.verify(newToken)).toEqual(shopper);
    expect(await replaced.verify(token)).toBeUndefined();
  });

  test('has one spelling: padding, spare bits of the last character, spaces, and other alphabets are invalid', async () => {
    const { token } = await at(NOON).sign(shopper);
    const [head = '', payload = '', signature = ''] = token.split('.');
    // The last of 43 characters has two bits more than 32 bytes.
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spared = [1, 2, 3].map((bits) => digits[digits.indexOf(signature.at(-1) ?? '') | bits] ?? '');
    const others = [
      `${token}=`,
      `${token}==`,
      `${token}\n`,
      ` ${token}`,
      `${token}.`,
      `${head}=.${payload}.${signature}`,
      `${head}.${payload}=.${signature}`,
      `${head}.${payload}.${signature.slice(0, 20)} ${signature.slice(20)}`,
      ...spared.map((last) => token.slice(0, -1) + last),
    ];

    expect(await at(NOON).verify(token)).toEqual(shopper);
    for (const text of others) expect(await at(NOON).verify(text)).toBeUndefined();
  });

  test('without a signature or for another purpose is invalid', async () => {
    const claims = { tenant: 'tenant', mode: 'sandbox', family: 'family' };
    const unsigned = new UnsecuredJWT(claims)
      .setSubject('customer')
      .setIssuer('storefront')
      .setAudience('storefront-shopper')
      .setExpirationTime('1h')
      .encode();
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('customer')
      .setIssuer('storefront')
      .setAudience('something-else')
      .setExpirationTime(new Date('2026-11-20T13:00:00.000Z'))
      .sign(Buffer.from(SECRET));

    expect(await at(NOON).verify(unsigned)).toBeUndefined();
    expect(await at(NOON).verify(foreign)).toBeUndefined();
    expect(await at(NOON).verify('garbage')).toBeUndefined();
    expect(await at(NOON).verify('x'.repeat(5000))).toBeUndefined();
  });
});
