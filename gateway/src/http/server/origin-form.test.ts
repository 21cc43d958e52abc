import { expect, test } from '@jest/globals';
import { originForm } from './origin-form.ts';

test.each([
  ['/v1/ping?x=http://y', '/v1/ping?x=http://y'],
  ['//x', '//x'],
  ['*', '*'],
  ['http://shop.example/v1/ping?a=b', '/v1/ping?a=b'],
  ['HTTP://u:p@shop.example:8080/v1/../x', '/v1/../x'],
  ['http://shop.example', '/'],
  ['http://shop.example?a=b', '/?a=b'],
  ['http://', '*'],
  ['http://[x/', '*'],
  ['foo://bar/v1/ping', '*'],
  ['foo://[', '*'],
  ['shop.example:443', '*'],
])('the target %p is converted to %p', (target, expected) => {
  expect(originForm(target)).toBe(expected);
});
