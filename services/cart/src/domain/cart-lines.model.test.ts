import { expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { Decimal } from '@storefront/money';
import fc from 'fast-check';
import { aCart, aLine, anOffer, aQuote, aUnit, NOW, someRules } from '../testing/builders.ts';
import { withChangedLine, withLine, withoutLine } from './cart-lines.ts';
import { type Cart, type CartLine, nextVersion } from './cart.ts';
import { priceCart } from './price-cart.ts';

/** The expected content of the cart: base quantity by SKU and unit. The cart must agree with it after every step. */
type Model = Map<string, number>;
interface Real {
  cart: Cart;
  lines: number;
  steps: number;
}
type Step = fc.Command<Model, Real>;

const BOX = 12;
const rules = someRules({ orderUnits: [aUnit({ code: 'BOX', base: BOX })] });
const keyOf = ({ sku, ordered }: Pick<CartLine, 'sku' | 'ordered'>) => `${sku} ${ordered?.code ?? 'EA'}`;
const lineAt = ({ cart }: Real, index: number) => cart.lines[index % cart.lines.length];

/** Saves a change as the store does, and compares the cart with the model. */
function saveAndCompare(model: Model, real: Real, changed: Cart): void {
  real.steps += 1;
  if (changed !== real.cart) {
    expect(changed.pricing).toBeNull();
    real.cart = nextVersion(changed, NOW);
  }
  expect(Object.fromEntries(real.cart.lines.map((line) => [keyOf(line), line.quantity.toNumber()]))).toEqual(Object.fromEntries(model));
  expect(real.cart.lines).toHaveLength(model.size);
  for (const { quantity, ordered } of seen('lines', real.cart.lines, model.size)) {
    if (ordered !== null) expect(ordered.quantity.times(BOX)).toEqual(quantity);
  }
}

const add = (sku: string, count: number, boxed: boolean): Step => ({
  check: () => true,
  run: (model, real) => {
    real.lines += 1;
    const quantity = boxed ? count * BOX : count;
    const unit = boxed ? { ordered: { code: 'BOX', quantity: count } } : {};
    const line = aLine({ lineId: `line-${real.lines}`, sku, rules, quantity, ...unit });
    model.set(keyOf(line), (model.get(keyOf(line)) ?? 0) + quantity);
    saveAndCompare(model, real, withLine(real.cart, line));
  },
  toString: () => `add ${count} ${boxed ? 'BOX' : 'EA'} of ${sku}`,
});

const change = (index: number, count: number, boxed: boolean): Step => ({
  check: (model) => model.size > 0,
  run: (model, real) => {
    const line = lineAt(real, index);
    if (line === undefined) return;
    const quantity = boxed ? count * BOX : count;
    const key = keyOf({ sku: line.sku, ordered: boxed ? { code: 'BOX', quantity: new Decimal(count) } : null });
    const twin = key === keyOf(line) ? 0 : (model.get(key) ?? 0);
    model.delete(keyOf(line));
    model.set(key, quantity + twin);
    const requested = boxed
      ? { quantity: undefined, orderUom: 'BOX', orderQuantity: String(count) }
      : { quantity: String(count), orderUom: '', orderQuantity: undefined };
    saveAndCompare(model, real, withChangedLine(real.cart, line.lineId, requested));
  },
  toString: () => `change line ${index} to ${count} ${boxed ? 'BOX' : 'EA'}`,
});

const remove = (index: number): Step => ({
  check: (model) => model.size > 0,
  run: (model, real) => {
    const line = lineAt(real, index);
    if (line === undefined) return;
    model.delete(keyOf(line));
    saveAndCompare(model, real, withoutLine(real.cart, line.lineId));
  },
  toString: () => `remove line ${index}`,
});

const price = (): Step => ({
  check: () => true,
  run: (model, real) => {
    real.steps += 1;
    real.cart = nextVersion(
      priceCart(
        real.cart,
        anOffer(real.cart, ({ sku }) => aQuote({ sku, rules, unitPrice: '1.00', rate: '0' })),
        NOW,
      ),
      NOW,
    );
    const total = [...model.values()].reduce((sum, quantity) => sum + quantity, 0);
    expect(Number(real.cart.pricing?.totals?.total)).toBe(total);
  },
  toString: () => 'price',
});

test('a cart agrees with a simple model over 10,000 steps', () => {
  const count = fc.integer({ min: 1, max: 40 });
  const index = fc.nat({ max: 20 });
  const steps = [
    fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), count, fc.boolean()).map((given) => add(...given)),
    fc.tuple(index, count, fc.boolean()).map((given) => change(...given)),
    index.map(remove),
    fc.constant(price()),
  ];
  let taken = 0;
  fc.assert(
    fc.property(fc.commands(steps, { maxCommands: 100, size: 'max' }), (commands) => {
      const real: Real = { cart: aCart(), lines: 0, steps: 0 };
      fc.modelRun(() => ({ model: new Map(), real }), commands);
      taken += real.steps;
    }),
    { numRuns: 400 },
  );
  expect(taken).toBeGreaterThan(10_000);
});
