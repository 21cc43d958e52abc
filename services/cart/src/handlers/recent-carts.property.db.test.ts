import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Cart } from '@storefront/proto/storefront/cart/v1';
import { type Caller, customerScope, newId } from '@storefront/rpc';
import fc from 'fast-check';
import type { CartDeps } from '../deps.ts';
import { getCart as readCart } from '../store/read-cart.ts';
import { recentCarts } from '../store/recent-carts.ts';
import { aShopper } from '../testing/callers.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';
import type { CartResponse } from '../wire/in-requested-form.ts';
import { addLine } from './add-line.ts';
import { applyPromotion, removePromotion } from './apply-promotion.ts';
import { createCart, getCart } from './carts.ts';
import { removeLine, updateLine } from './change-lines.ts';
import { freezeCart, unfreezeCart } from './freeze-cart.ts';
import { priceCart } from './price-cart.ts';
import { createPromotion } from './promotions.ts';

let shop: TestShop;
let shopper: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  shop.catalog.products.set('BOLT', {
    orderUoms: [{ code: 'BOX', label: 'Box of 12', baseQuantity: '12', minOrderQuantity: '1', increment: '1' }],
  });
  shopper = aShopper();
  const terms = { skus: [], categories: [], priority: 0, combinable: true, description: 'Saves' };
  await createPromotion(shop.deps)({ promotion: { ...terms, code: 'TENTH', kind: 'percent', value: '10' } }, shopper);
  // A cart can cease to meet these terms, and meet them again.
  await createPromotion(shop.deps)({ promotion: { ...terms, code: 'LARGE', kind: 'amount', value: '5', minSubtotal: '50' } }, shopper);
});
afterAll(() => shop.close());

const aProcess = (): CartDeps => ({ ...shop.deps, recentCarts: recentCarts({ ticks: () => performance.now(), wallMs: Date.now }) });

/** A step on the cart as it is stored. Returns nothing if it does not apply to that cart, or does not return a cart. */
type Act = (deps: CartDeps, cart: Cart, quantity: string) => Promise<CartResponse | undefined>;

const idOf = ({ id = '' }: Cart) => id;
const add =
  (sku: string, orderUom?: string): Act =>
  (deps, cart, count) => {
    const units = orderUom === undefined ? { quantity: count } : { quantity: String(12 * Number(count)), orderUom, orderQuantity: count };
    return addLine(deps)({ cartId: idOf(cart), sku, ...units }, shopper);
  };
const ofFirst =
  (sku: string, change: (deps: CartDeps, line: { cartId: string; lineId: string }, quantity: string) => Promise<CartResponse>): Act =>
  async (deps, cart, quantity) => {
    const lineId = cart.lines?.find((line) => line.sku === sku)?.id;
    return lineId === undefined ? undefined : change(deps, { cartId: idOf(cart), lineId }, quantity);
  };
const apply =
  (code: string): Act =>
  async (deps, cart) => {
    const isLarge = (cart.lines ?? []).reduce((sum, { sku, quantity }) => sum + Number(quantity) * (sku === 'BOLT' ? 10 : 2.5), 0) >= 50;
    const isMet = (cart.lines ?? []).length > 0 && (code !== 'LARGE' || isLarge);
    const applied = applyPromotion(deps)({ cartId: idOf(cart), code }, shopper);
    if (isMet || cart.promotions?.some((promotion) => promotion.code === code)) return applied;
    await expect(applied).rejects.toMatchObject({ reason: 'promo_not_eligible' });
    return undefined;
  };
const unapply =
  (code: string): Act =>
  async (deps, cart) => {
    const removed = removePromotion(deps)({ cartId: idOf(cart), code }, shopper);
    if (cart.promotions?.some((promotion) => promotion.code === code)) return removed;
    await expect(removed).rejects.toMatchObject({ code: 'not_found' });
    return undefined;
  };

const ACTS: Readonly<Record<string, Act>> = {
  'add BOLT': add('BOLT'),
  'add NUT': add('NUT'),
  'add boxes': add('BOLT', 'BOX'),
  'change NUT': ofFirst('NUT', (deps, line, quantity) => updateLine(deps)({ ...line, quantity }, shopper)),
  'change BOLT to pieces': ofFirst('BOLT', (deps, line, quantity) =>
    updateLine(deps)({ ...line, orderUom: 'EA', orderQuantity: quantity }, shopper),
  ),
  'change BOLT to boxes': ofFirst('BOLT', (deps, line, quantity) =>
    updateLine(deps)({ ...line, orderUom: 'BOX', orderQuantity: quantity }, shopper),
  ),
  'remove BOLT': ofFirst('BOLT', (deps, line) => removeLine(deps)(line, shopper)),
  'apply TENTH': apply('TENTH'),
  'apply LARGE': apply('LARGE'),
  'remove TENTH': unapply('TENTH'),
  'remove LARGE': unapply('LARGE'),
  price: (deps, cart) => priceCart(deps)({ cartId: idOf(cart) }, shopper),
  'freeze and unfreeze': async (deps, cart) => {
    if (cart.lines?.length === 0) return undefined;
    const checkoutId = newId();
    await freezeCart(deps)({ cartId: idOf(cart), checkoutId, holdSeconds: 60, dryRun: false, withoutShipping: false }, shopper);
    await unfreezeCart(deps)({ cartId: idOf(cart), checkoutId }, shopper);
    return undefined;
  },
};

test('in any sequence of changes by several processes, each response and each cached cart is the cart that is stored', async () => {
  const processes = [aProcess(), aProcess()] as const;
  const step = fc.record({
    by: fc.constantFrom(...processes.keys()),
    act: fc.constantFrom(...Object.keys(ACTS)),
    quantity: fc.integer({ min: 1, max: 9 }).map(String),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30, size: 'max' }), async (steps) => {
      const cartId = (await createCart(processes[0])({}, shopper)).cart?.id ?? '';
      const stored = async () => (await getCart(shop.deps)({ cartId }, shopper)).cart ?? {};
      for (const { by, act, quantity } of steps) {
        const deps = processes[by] ?? processes[0];
        const response = await ACTS[act]?.(deps, await stored(), quantity);
        if (response === undefined) continue;
        expect(response.cart).toEqual(await stored());
        const cached = deps.recentCarts.find(customerScope(shopper), cartId)?.cart;
        expect(cached).toEqual((await readCart(shop.deps.db, customerScope(shopper), cartId)).cart);
      }
    }),
    { numRuns: 60 },
  );
});
