import { expect, test } from '@jest/globals';
import { chooseCoding } from './choose-coding.ts';
import { encodedEtag, unchangedEtag } from './encoded-etag.ts';

const [PLAIN, BR, GZIP] = ['"abc"', '"abc-br"', '"abc-gzip"'];

test('each coding has a tag of its own', () => {
  expect([encodedEtag(PLAIN, 'identity'), encodedEtag(PLAIN, 'br'), encodedEtag(PLAIN, 'gzip')]).toEqual([PLAIN, BR, GZIP]);
});

test.each([
  ['the tag of the chosen coding', BR, 'br, gzip', BR],
  ['a weak tag of the chosen coding', `W/${BR}`, 'br, gzip', BR],
  ['a list with the chosen coding', `${PLAIN}, ${BR}`, 'br, gzip', BR],
  ['the plain tag, while br would be sent', PLAIN, 'br, gzip', PLAIN],
  ['the gzip tag, while br would be sent', GZIP, 'br, gzip', GZIP],
  ['the br tag, without Accept-Encoding', BR, undefined, BR],
  ['the br tag, which the client no longer accepts', BR, 'gzip', GZIP],
  ['the br tag, while only the plain body is accepted', BR, 'identity', PLAIN],
  ['the plain tag, which the client no longer accepts', PLAIN, 'br, identity;q=0', BR],
  ['any tag', '*', 'gzip', GZIP],
  ['any tag, without Accept-Encoding', '*', undefined, PLAIN],
  ['the tag of another body', '"abd-br"', 'br', undefined],
  ['an unknown suffix', '"abc-zstd"', 'br', undefined],
  ['a suffix twice', '"abc-br-br"', 'br', undefined],
  ['no tag', undefined, 'br', undefined],
])('%s', (_name, condition, acceptEncoding, expected) => {
  const coding = chooseCoding(acceptEncoding, 5000);

  expect(unchangedEtag({ condition, acceptEncoding, etag: PLAIN, coding })).toBe(expected);
});
