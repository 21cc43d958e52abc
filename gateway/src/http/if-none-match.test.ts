import { expect, test } from '@jest/globals';
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
