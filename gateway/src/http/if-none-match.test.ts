import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { namesEtag } from './if-none-match.ts';

const ETAG = '"abc"';

test.each([
  ['the tag itself', '"abc"', true],
  ['the tag as a weak one', 'W/"abc"', true],
  ['a list with the tag in it', '"x", W/"y" ,"abc"', true],
  ['any', '*', true],
  ['any, with blanks', ' * ', true],
  ['another tag', '"abcd"', false],
  ['the tag without quotes', 'abc', false],
  ['a part of a longer text', '"xabc"', false],
  ['nothing', '', false],
  ['no header', undefined, false],
])('%s', (_name, header, expected) => {
  expect(namesEtag(header, ETAG)).toBe(expected);
});

const tag = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_,*/'.split('')), maxLength: 20 }).map((text) => `"${text}"`);
const member = fc.tuple(fc.constantFrom('', 'W/'), tag).map((parts) => parts.join(''));
const separator = fc.constantFrom(',', ', ', ' , ', ',\t');

test('in a list of any tags the one is found where it is, and only there', () => {
  fc.assert(
    fc.property(fc.array(member, { maxLength: 6 }), fc.nat({ max: 6 }), tag, separator, (others, at, wanted, comma) => {
      const isAmong = others.some((other) => other.replace(/^W\//, '') === wanted);
      expect(namesEtag(others.join(comma), wanted)).toBe(isAmong);
      expect(namesEtag(others.toSpliced(at, 0, wanted).join(comma), wanted)).toBe(true);
      expect(namesEtag(others.toSpliced(at, 0, `W/${wanted}`).join(comma), wanted)).toBe(true);
    }),
  );
});

test('whatever the header says, reading it ends', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (header) => void namesEtag(header, ETAG)));
});
