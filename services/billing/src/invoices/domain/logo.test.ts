import { expect, test } from '@jest/globals';
import { aPng } from '../../testing/a-png.ts';
import { checkLogo, LOGO_BYTES_MAX } from './logo.ts';

const jpeg = (width: number, height: number): Buffer => {
  const frame = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108000000000301220002110103110100', 'hex');
  frame.writeUInt16BE(height, 25);
  frame.writeUInt16BE(width, 27);
  return frame;
};

test('a PNG and a JPEG are accepted', () => {
  expect(() => checkLogo(aPng(360, 120))).not.toThrow();
  expect(() => checkLogo(jpeg(360, 120))).not.toThrow();
});

test.each([
  ['no image', Buffer.from('GIF89a')],
  ['nothing', Buffer.alloc(0)],
  ['an empty PNG', aPng(0, 10)],
  ['more pixels than a logo has', jpeg(2000, 2000)],
  ['more bytes than a logo has', Buffer.concat([aPng(1, 1), Buffer.alloc(LOGO_BYTES_MAX)])],
  ['a JPEG that ends before its size', jpeg(1, 1).subarray(0, 24)],
])('%s is refused', (_what, bytes) => {
  expect(() => checkLogo(bytes)).toThrow(expect.objectContaining({ code: 'validation_error' }));
});
