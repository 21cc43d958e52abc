import { test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import fc from 'fast-check';
import { type PriceFacts, priceAt, priceBreaksFor } from './price.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

const price = fc.integer({ min: 0, max: 100_000 }).map((cents) => new Decimal(cents).div(100).toFixed(2));
const quantity = fc.integer({ min: 1, max: 50_000 }).map((thousandths) => new Decimal(thousandths).div(1000));
/** Tiers from whole and broken quantities, each quantity once, in any order. */
const tiers = fc.uniqueArray(fc.record({ minQuantity: quantity.map((from) => from.toFixed()), unitPrice: price }), {
  maxLength: 5,
  selector: ({ minQuantity }) => minQuantity,
});
const sale = fc.option(price);
const facts: fc.Arbitrary<PriceFacts> = fc
  .record({ listUnitPrice: price, saleUnitPrice: sale, priceBreaks: tiers, contract: tiers })
  .map((given) => ({ ...given, compareAtUnitPrice: null, saleStartsAt: null, saleEndsAt: null }));

const holds = (rule: (given: PriceFacts, taken: Decimal) => boolean) => fc.assert(fc.property(facts, quantity, rule), { numRuns: 1000 });

/** The tier of the highest quantity that is not above what is taken, less than one being priced as one. */
const tierOf = (of: PriceFacts['contract'], taken: Decimal): string | undefined =>
  of
    .filter(({ minQuantity }) => new Decimal(minQuantity).lte(Decimal.max(taken, 1)))
    .toSorted((a, b) => new Decimal(b.minQuantity).comparedTo(a.minQuantity))[0]?.unitPrice;

test('a contract price wins where it reaches; otherwise it is the lower of list or break and sale', () => {
  holds((given, taken) => {
    const agreed = tierOf(given.contract, taken);
    const list = tierOf(given.priceBreaks, taken) ?? given.listUnitPrice;
    const { unitPrice, source } = priceAt(given, taken, NOW);
    if (agreed !== undefined) return source === 'CONTRACT' && unitPrice.equals(agreed);
    const lowest = Decimal.min(list, given.saleUnitPrice ?? list);
    return (
      source !== 'CONTRACT' &&
      unitPrice.equals(lowest) &&
      (source === 'SALE') === (given.saleUnitPrice !== null && lowest.equals(given.saleUnitPrice))
    );
  });
});

test('the order of the tiers does not matter', () => {
  holds((given, taken) => {
    const turned = { ...given, priceBreaks: given.priceBreaks.toReversed(), contract: given.contract.toReversed() };
    return priceAt(turned, taken, NOW).unitPrice.equals(priceAt(given, taken, NOW).unitPrice);
  });
});

test('whoever reads the breaks that are shown pays what they say', () => {
  holds((given, taken) => {
    const shown = priceBreaksFor(given, NOW).filter(({ minQuantity }) => minQuantity.lte(taken));
    const told = shown.at(-1)?.unitPrice ?? priceAt(given, new Decimal(1), NOW).unitPrice;
    return priceAt(given, taken, NOW).unitPrice.equals(told);
  });
});
