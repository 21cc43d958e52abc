import { expect } from '@jest/globals';
import {
  CODE,
  CREDIT_LIMIT,
  isEmpty,
  type ModelCart,
  type ModelOrder,
  type OrderModel,
  type Quantities,
  type Rail,
  type ShopperIndex,
  SKUS,
  totalOfCart,
} from './order-model.ts';
import { cents, expectAgreement, expectOrder, refusalReason } from './real-store.ts';
import { at, type Step, step } from './step.ts';

/** A shopper fills a cart, optionally applies the promotion code, and prices it. */
export const fillCart = (shopperIndex: ShopperIndex, quantities: Quantities, hasCode: boolean): Step =>
  step(`shopper ${shopperIndex} fills a cart with ${quantities.A} A, ${quantities.B} B${hasCode ? ' and applies the code' : ''}`, {
    can: () => !isEmpty(quantities),
    async run(model, { cartIds, system, shoppers }) {
      const shopper = shoppers[shopperIndex];
      const { cart } = await system.carts.createCart({}, shopper);
      const cartId = cart?.id ?? '';
      for (const sku of SKUS.filter((each) => quantities[each] > 0)) {
        await system.carts.addLine({ cartId, sku, quantity: String(quantities[sku]) }, shopper);
      }
      const accepted = hasCode && model.mayUseCode(shopperIndex);
      if (hasCode) {
        const applied = system.carts.applyPromotion({ cartId, code: CODE.name }, shopper);
        if (accepted) await applied;
        else expect(await refusalReason(applied)).toBe('promo_limit_reached');
      }
      const modeled: ModelCart = { shopperIndex, quantities, hasCode: accepted, promoted: accepted, ordered: false };
      const priced = await system.carts.priceCart({ cartId }, shopper);
      expect(priced.cart?.total).toBe(cents(totalOfCart(modeled)));
      model.carts.push(modeled);
      cartIds.push(cartId);
    },
  });

/** A shopper prices a cart again. Its code can have become unavailable, or available again. */
export const priceCart = (index: number): Step =>
  step(`cart ${index} is priced again`, {
    can: (model) => model.carts.length > 0,
    async run(model, { cartIds, system, shoppers }) {
      const position = index % model.carts.length;
      const cart = at(model.carts, position);
      const call = system.carts.priceCart({ cartId: at(cartIds, position) }, shoppers[cart.shopperIndex]);
      if (cart.ordered) return expect(await refusalReason(call)).toBe('cart_already_ordered');
      cart.promoted = cart.hasCode && model.mayUseCode(cart.shopperIndex);
      expect((await call).cart?.total).toBe(cents(totalOfCart(cart)));
    },
  });

/** A shopper checks out a cart. It becomes an order, or is refused for the first failed check. */
export const checkOut = (index: number, rail: Rail): Step =>
  step(`cart ${index} is checked out, ${rail}`, {
    can: (model) => model.carts.length > 0,
    async run(model, real) {
      const position = index % model.carts.length;
      const cart = at(model.carts, position);
      const { system, shoppers, cartIds, orderIds } = real;
      const call = system.orders.checkout({ body: { cartId: at(cartIds, position), paymentRail: rail } }, shoppers[cart.shopperIndex]);
      if (cart.ordered) return expect(await refusalReason(call)).toBe('cart_already_ordered');
      const { result } = await call;
      const expected = stateOf(model, cart, rail);
      expect(result?.state).toBe(expected);
      if (expected === 'over_credit_limit') {
        expect(result?.shortfall).toBe(cents(totalOfCart(cart) - CREDIT_LIMIT[cart.shopperIndex] + model.creditBalance(cart.shopperIndex)));
      }
      if (expected === 'confirmed' || expected === 'pending_payment') {
        model.orders.push(orderOf(cart, rail));
        orderIds.push(result?.orderId ?? '');
        cart.ordered = true;
        await expectOrder(model, real, model.orders.length - 1);
      }
      await expectAgreement(model, real);
    },
  });

function stateOf(model: OrderModel, cart: ModelCart, rail: Rail): string {
  if ((cart.hasCode && model.mayUseCode(cart.shopperIndex)) !== cart.promoted) return 'price_changed';
  if (SKUS.some((sku) => cart.quantities[sku] > 0 && cart.quantities[sku] > model.onHand[sku] - model.reserved(sku))) return 'out_of_stock';
  if (rail === 'CREDIT_TERMS' && totalOfCart(cart) > CREDIT_LIMIT[cart.shopperIndex] - model.creditBalance(cart.shopperIndex))
    return 'over_credit_limit';
  return rail === 'PREPAID' ? 'pending_payment' : 'confirmed';
}

const orderOf = (cart: ModelCart, rail: Rail): ModelOrder => ({
  shopperIndex: cart.shopperIndex,
  quantities: cart.quantities,
  rail,
  total: totalOfCart(cart),
  promoted: cart.promoted,
  shipped: { A: 0, B: 0 },
  status: rail === 'PREPAID' ? 'PENDING_PAYMENT' : 'CONFIRMED',
  payment: rail === 'CREDIT_TERMS' ? 'ON_ACCOUNT' : 'UNPAID',
  session: rail === 'PREPAID' ? 'PENDING' : null,
  invoice: rail === 'PREPAID' ? null : 'OPEN',
});
