import { test } from '@jest/globals';
import { Decimal } from '@storefront/money';
import fc from 'fast-check';
import { type PriceFacts, priceAt, priceBreaksFor } from './price.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

const price = fc.integer({ min: 0, max: 100_000 }).map((cents) => new Decimal(cents).div(100).toFixed(2));
const quantity = fc.integer({ min: 1, max: 50_000 }).map((thousandths) => new Decimal(thousandths).div(1000));
/** Tiers with distinct whole or fractional quantities, in any order. */
const tiers = fc.uniqueArray(fc.record({ minQuantity: quantity.map((from) => from.toFixed()), unitPrice: price }), {
  maxLength: 5,
  selector: ({ minQuantity }) => minQuantity,
});
const sale = fc.option(price);
/** The import refuses a sale and price breaks for a product without a list price. */
const WITHOUT_LIST_PRICE = { saleUnitPrice: null, priceBreaks: [] };
const facts: fc.Arbitrary<PriceFacts> = fc
  .record({ listUnitPrice: fc.option(price), saleUnitPrice: sale, priceBreaks: tiers, contract: tiers })
  .map((given) => ({ ...given, ...(given.listUnitPrice === null ? WITHOUT_LIST_PRICE : {}) }))
  .map((given) => ({ ...given, compareAtUnitPrice: null, saleStartsAt: null, saleEndsAt: null }));

const holds = (rule: (given: PriceFacts, taken: Decimal) => boolean) => fc.assert(fc.property(facts, quantity, rule), { numRuns: 1000 });

/** The price of the tier with the highest quantity not above `taken`. Quantities below 1 are priced as 1. */
const tierOf = (of: PriceFacts['contract'], taken: Decimal): string | undefined =>
  of
    .filter(({ minQuantity }) => new Decimal(minQuantity).lte(Decimal.max(taken, 1)))
    .toSorted((a, b) => new Decimal(b.minQuantity).comparedTo(a.minQuantity))[0]?.unitPrice;

const textAt = (given: PriceFacts, taken: Decimal): string | undefined => priceAt(given, taken, NOW)?.unitPrice.toFixed();

test('a product has no price if and only if it has no list price and no matching contract price', () => {
  holds(
    (given, taken) =>
      (priceAt(given, taken, NOW) === null) === (given.listUnitPrice === null && tierOf(given.contract, taken) === undefined),
  );
});

test('a matching contract price takes precedence; otherwise the lower of list or break price and sale price applies', () => {
  holds((given, taken) => {
    const agreed = tierOf(given.contract, taken);
    const list = tierOf(given.priceBreaks, taken) ?? given.listUnitPrice;
    const found = priceAt(given, taken, NOW);
    if (found === null || list === null) return found === null || agreed !== undefined;
    const { unitPrice, source } = found;
    if (agreed !== undefined) return source === 'CONTRACT' && unitPrice.equals(agreed);
    const lowest = Decimal.min(list, given.saleUnitPrice ?? list);
    return (
      source !== 'CONTRACT' &&
      unitPrice.equals(lowest) &&
      (source === 'SALE') === (given.saleUnitPrice !== null && lowest.equals(given.saleUnitPrice))
    );
  });
});

test('if the store prefers the lowest, the lower of contract price and sale price applies', () => {
  holds((given, taken) => {
    const agreed = tierOf(given.contract, taken);
    const found = priceAt(given, taken, NOW, 'lowest');
    if (agreed === undefined) return found?.unitPrice.toFixed() === textAt(given, taken);
    return found?.unitPrice.equals(Decimal.min(agreed, given.saleUnitPrice ?? agreed)) === true;
  });
});

test('the order of the tiers does not matter', () => {
  holds((given, taken) => {
    const reversed = { ...given, priceBreaks: given.priceBreaks.toReversed(), contract: given.contract.toReversed() };
    return textAt(reversed, taken) === textAt(given, taken);
  });
});

test('the price of a quantity is the price that the displayed breaks state', () => {
  holds((given, taken) => {
    const breaks = priceBreaksFor(given, NOW).filter(({ minQuantity }) => minQuantity.lte(taken));
    const displayed = breaks.at(-1)?.unitPrice.toFixed() ?? textAt(given, new Decimal(1));
    return textAt(given, taken) === displayed;
  });
});
