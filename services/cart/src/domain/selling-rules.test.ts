import { expect, test } from '@jest/globals';
import { aUnit, someRules } from '../testing/builders.ts';
import { sameRules, type SellingRules } from './selling-rules.ts';

const rules = (given: Partial<SellingRules> = {}) => someRules({ orderUnits: [aUnit({ code: 'BOX' }), aUnit({ code: 'CASE' })], ...given });

test('selling rules are equal if all of their fields are', () => {
  const own = rules();

  expect([sameRules(own, own), sameRules(own, rules())]).toEqual([true, true]);
});

test.each<Partial<SellingRules>>([
  { baseUom: 'M' },
  { quantityDecimals: 1 },
  { orderUnits: [] },
  { orderUnits: [aUnit({ code: 'BOX' })] },
  { orderUnits: [aUnit({ code: 'BOX' }), aUnit({ code: 'CASE' }), aUnit()] },
  ...[{ code: 'BAG' }, { base: 6 }, { minimum: 2 }, { increment: 2 }].map((unit) => ({
    orderUnits: [aUnit({ code: 'BOX' }), aUnit({ code: 'CASE', ...unit })],
  })),
])('selling rules with %j are not equal to others', (change) => {
  expect([sameRules(rules(), rules(change)), sameRules(rules(change), rules())]).toEqual([false, false]);
});
