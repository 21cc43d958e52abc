import { expect, test } from '@jest/globals';
import { COMPRESSED_ABOVE_BYTES, chooseCoding } from './choose-coding.ts';

const LARGE = COMPRESSED_ABOVE_BYTES + 1;

test.each([
  ['no header', undefined, 'identity'],
  ['an empty header', '', 'identity'],
  ['a current browser', 'gzip, deflate, br, zstd', 'br'],
  ['an older browser', 'gzip, deflate', 'gzip'],
  ['curl --compressed', 'deflate, gzip, br, zstd', 'br'],
  ['anything', '*', 'br'],
  ['anything but br', 'br;q=0, *', 'gzip'],
  ['br refused', 'br;q=0, gzip', 'gzip'],
  ['every compression refused', 'br;q=0, gzip;q=0', 'identity'],
  ['a preference for gzip', 'br;q=0.5, gzip;q=0.8', 'gzip'],
  ['a preference for the plain body', 'identity;q=1, br;q=0.5, gzip;q=0.5', 'identity'],
  ['only the plain body', 'identity, *;q=0', 'identity'],
  ['unknown codings only', 'zstd, compress', 'identity'],
  ['capital letters', 'BR', 'br'],
  ['a low quality', 'gzip;q=0.001', 'gzip'],
  ['nothing but br', 'br, identity;q=0', 'br'],
  ['nothing that we have', 'zstd, identity;q=0', 'identity'],
  ['nothing at all', '*;q=0', 'identity'],
  ['nonsense', ';;q=,,=', 'identity'],
])('%s', (_name, header, expected) => {
  expect(chooseCoding(header, LARGE)).toBe(expected);
});

test.each([
  ['the plain body is acceptable', 'br, gzip', 'identity'],
  ['the plain body is refused', 'gzip, identity;q=0', 'gzip'],
  ['everything but br is refused', 'br, *;q=0', 'br'],
])('a small body if %s', (_name, header, expected) => {
  expect(chooseCoding(header, COMPRESSED_ABOVE_BYTES)).toBe(expected);
});

test('a header that is too long to remember is read each time', () => {
  const header = `gzip;q=0.5, ${'x-unknown, '.repeat(50)}br;q=0.4`;

  expect([chooseCoding(header, LARGE), chooseCoding(header, LARGE)]).toEqual(['gzip', 'gzip']);
});
