import { expect, test } from '@jest/globals';
import { isAppError } from '@storefront/errors';
import fc from 'fast-check';
import { fromCursorText, toCursorText } from './change-cursor.ts';

const version = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }).map(String);
const sku = fc.string({ unit: 'binary', maxLength: 200 }).map((text) => text.toWellFormed().replaceAll('\0', ''));

test('a cursor survives a round trip with any SKU', () => {
  fc.assert(
    fc.property(fc.record({ version, sku }), (cursor) => {
      expect(fromCursorText(toCursorText(cursor))).toEqual(cursor);
    }),
  );
});

test('any other text is a validation error', () => {
  const broken = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.record({ version, sku }).chain((cursor) => fc.nat({ max: 60 }).map((at) => `${toCursorText(cursor).slice(0, at)}=`)),
  );
  fc.assert(
    fc.property(broken, (text) => {
      try {
        expect(toCursorText(fromCursorText(text))).toBe(text);
      } catch (error) {
        if (!isAppError(error, 'validation_error')) throw error;
      }
    }),
  );
});
