import { describe, expect, test } from '@jest/globals';
import { isEmail, normalEmail } from './email-address.ts';

describe('an email address', () => {
  test.each([
    'ann@example.com',
    'm&m@example.com',
    "o'neil+orders@shop.example",
    '#!$%*/=?^_`{|}~-.@example.com',
    '.a..b.@example.com',
    'root@localhost',
    'info@münchen.de',
    'info@xn--mnchen-3ya.de',
    'info@faß.de',
    'jürgen@example.com',
    '用户@例子.广告',
    'उपयोगकर्ता@उदाहरण.भारत',
    'χρήστης@παράδειγμα.ελ',
    'מישהו@דוגמה.ישראל',
    `a@${'x'.repeat(63)}.example`,
  ])('can be %j', (text) => {
    expect(isEmail(text)).toBe(true);
    expect(isEmail(`  ${text.toUpperCase()}\n`)).toBe(true);
  });

  test.each([
    '',
    'ann',
    '@example.com',
    'ann@',
    'a b@example.com',
    'a@b@example.com',
    '"a b"@example.com',
    'a@b c',
    'a@b_c.example',
    'a@-b.example',
    'a@b-.example',
    'a@b..example',
    'a@example.',
    'a@[192.0.2.1]',
    'a@xn--',
    'a@ex%41mple.com',
    'a@ü%41.example',
    'a@ü/x',
    'a@ü:80',
    'a\0@b.example',
    'a\u200b@b.example',
    'a\u202e@b.example',
    'a@b\u0000ü.example',
    'a,b@example.com',
    'Ann <ann@example.com>',
    `a@${'x'.repeat(64)}.example`,
    `${'a'.repeat(250)}@b.com`,
    `a@${'ü'.repeat(60)}.example`,
  ])('cannot be %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('the spellings of an address', () => {
  test.each([
    ['  Ann.Buyer@Example.COM ', 'ann.buyer@example.com'],
    ['info@xn--mnchen-3ya.de', 'info@münchen.de'],
    ['INFO@MU\u0308NCHEN.DE', 'info@münchen.de'],
    ['JÜRGEN@example.com', 'ju\u0308rgen@example.com'],
    ['用户@例子。广告', '用户@xn--fsqu00a.xn--4rr70v'],
    ['a@bücher.example', 'a@BU\u0308CHER.example'],
    ['a@ｅｘａｍｐｌｅ.com', 'a@example.com'],
  ])('%j and %j have one normal form', (one, other) => {
    expect(normalEmail(one)).toBe(normalEmail(other));
    expect(normalEmail(normalEmail(one))).toBe(normalEmail(one));
  });

  test.each([
    ['info@faß.de', 'info@fass.de'],
    ['ann@example.com', 'ann+shop@example.com'],
    ['a.b@example.com', 'ab@example.com'],
    ['jurgen@example.com', 'jürgen@example.com'],
    ['a@münchen.de', 'a@munchen.de'],
  ])('%j and %j are two addresses', (one, other) => {
    expect(normalEmail(one)).not.toBe(normalEmail(other));
  });

  test('of text that is no address is the text', () => {
    expect(normalEmail(' "A B"@b_c ')).toBe('"a b"@b_c');
    expect(normalEmail('')).toBe('');
  });
});
