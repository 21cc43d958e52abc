import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unchangedEtag } from './encoded-etag.ts';

const ETAG = '"abc"';
const namesEtag = (condition: string | undefined, etag: string): boolean =>
  unchangedEtag({ condition, acceptEncoding: undefined, etag, coding: 'identity' }) !== undefined;
test.each([
  ['the tag itself', '"abc"', true],
  ['the tag as a weak tag', 'W/"abc"', true],
  ['a list that contains the tag', '"x", W/"y" ,"abc"', true],
  ['a wildcard', '*', true],
  ['a wildcard with spaces', ' * ', true],
  ['another tag', '"abcd"', false],
  ['the tag without quotes', 'abc', false],
  ['a longer tag that contains the text', '"xabc"', false],
  ['an empty header', '', false],
  ['no header', undefined, false],
])('%s', (_name, header, expected) => {
  expect(namesEtag(header, ETAG)).toBe(expected);
});

const tag = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_,*/'.split('')), maxLength: 20 }).map((text) => `"${text}"`);
const member = fc.tuple(fc.constantFrom('', 'W/'), tag).map((parts) => parts.join(''));
const separator = fc.constantFrom(',', ', ', ' , ', ',\t');

test('a tag matches a list if and only if it is in the list', () => {
  fc.assert(
    fc.property(fc.array(member, { maxLength: 6 }), fc.nat({ max: 6 }), tag, separator, (others, at, wanted, comma) => {
      const isAmong = others.some((other) => other.replace(/^W\//, '') === wanted);
      expect(namesEtag(others.join(comma), wanted)).toBe(isAmong);
      expect(namesEtag(others.toSpliced(at, 0, wanted).join(comma), wanted)).toBe(true);
      expect(namesEtag(others.toSpliced(at, 0, `W/${wanted}`).join(comma), wanted)).toBe(true);
    }),
  );
});

test('any header is parsed in bounded time', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (header) => void namesEtag(header, ETAG)));
});
