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
  SKUS,
  totalOfCart,
  type Who,
} from './order-model.ts';
import { cents, expectAgreement, expectOrder, refusalOf } from './real-store.ts';
import { at, type Step, step } from './step.ts';

/** A shopper fills a cart, with the code or without, and is shown its amounts. */
export const fillCart = (who: Who, quantities: Quantities, coded: boolean): Step =>
  step(`shopper ${who} fills a cart with ${quantities.A} A, ${quantities.B} B${coded ? ' and the code' : ''}`, {
    can: () => !isEmpty(quantities),
    async run(model, { cartIds, shop, shoppers }) {
      const shopper = shoppers[who];
      const { cart } = await shop.carts.createCart({}, shopper);
      const cartId = cart?.id ?? '';
      for (const sku of SKUS.filter((each) => quantities[each] > 0)) {
        await shop.carts.addLine({ cartId, sku, quantity: String(quantities[sku]) }, shopper);
      }
      const accepted = coded && model.mayUseCode(who);
      if (coded) {
        const applied = shop.carts.applyPromotion({ cartId, code: CODE.name }, shopper);
        if (accepted) await applied;
        else expect(await refusalOf(applied)).toBe('promo_limit_reached');
      }
      const modelled: ModelCart = { who, quantities, coded: accepted, promoted: accepted, ordered: false };
      const priced = await shop.carts.priceCart({ cartId }, shopper);
      expect(priced.cart?.total).toBe(cents(totalOfCart(modelled)));
      model.carts.push(modelled);
      cartIds.push(cartId);
    },
  });

/** A cart is priced again, which takes in that its code may be used up by now, or free again. */
export const priceCart = (index: number): Step =>
  step(`cart ${index} is priced again`, {
    can: (model) => model.carts.length > 0,
    async run(model, { cartIds, shop, shoppers }) {
      const place = index % model.carts.length;
      const cart = at(model.carts, place);
      const asked = shop.carts.priceCart({ cartId: at(cartIds, place) }, shoppers[cart.who]);
      if (cart.ordered) return expect(await refusalOf(asked)).toBe('cart_already_ordered');
      cart.promoted = cart.coded && model.mayUseCode(cart.who);
      expect((await asked).cart?.total).toBe(cents(totalOfCart(cart)));
    },
  });

/** A cart is checked out: it becomes an order, or is refused for the first thing that stands in its way. */
export const checkOut = (index: number, rail: Rail): Step =>
  step(`cart ${index} is checked out, ${rail}`, {
    can: (model) => model.carts.length > 0,
    async run(model, real) {
      const place = index % model.carts.length;
      const cart = at(model.carts, place);
      const { shop, shoppers, cartIds, orderIds } = real;
      const asked = shop.orders.checkout({ body: { cartId: at(cartIds, place), paymentRail: rail } }, shoppers[cart.who]);
      if (cart.ordered) return expect(await refusalOf(asked)).toBe('cart_already_ordered');
      const { result } = await asked;
      const expected = stateOf(model, cart, rail);
      expect(result?.state).toBe(expected);
      if (expected === 'over_credit_limit') {
        expect(result?.shortfall).toBe(cents(totalOfCart(cart) - CREDIT_LIMIT[cart.who] + model.owed(cart.who)));
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
  if ((cart.coded && model.mayUseCode(cart.who)) !== cart.promoted) return 'price_changed';
  if (SKUS.some((sku) => cart.quantities[sku] > 0 && cart.quantities[sku] > model.onHand[sku] - model.reserved(sku))) return 'out_of_stock';
  if (rail === 'CREDIT_TERMS' && totalOfCart(cart) > CREDIT_LIMIT[cart.who] - model.owed(cart.who)) return 'over_credit_limit';
  return rail === 'PREPAID' ? 'pending_payment' : 'confirmed';
}

const orderOf = (cart: ModelCart, rail: Rail): ModelOrder => ({
  who: cart.who,
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
