import type { CartAdminServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartAdminService';
import type { CartServiceDefinition } from '@storefront/proto/storefront/cart/v1/CartService';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { CartDeps } from './deps.ts';
import { addLine } from './handlers/add-line.ts';
import { applyPromotion } from './handlers/apply-promotion.ts';
import { closeCart } from './handlers/close-cart.ts';
import { createCart } from './handlers/create-cart.ts';
import { createPromotion } from './handlers/create-promotion.ts';
import { endPromotion } from './handlers/end-promotion.ts';
import { freezeCart } from './handlers/freeze-cart.ts';
import { getCart } from './handlers/get-cart.ts';
import { listPromotions } from './handlers/list-promotions.ts';
import { priceCart } from './handlers/price-cart.ts';
import { removeLine } from './handlers/remove-line.ts';
import { removePromotion } from './handlers/remove-promotion.ts';
import { unfreezeCart } from './handlers/unfreeze-cart.ts';
import { updateLine } from './handlers/update-line.ts';
import { inRequestedForm } from './wire/in-requested-form.ts';

/** Every service of this process, for `serve`. */
export const cartServices = (deps: CartDeps): readonly ImplementedService[] => [cartService(deps), cartAdminService(deps)];

/** Carts, for shoppers through the gateway and for checkout. */
const cartService = (deps: CartDeps): ImplementedService =>
  implement<CartServiceDefinition>(
    'storefront.cart.v1.CartService',
    {
      CreateCart: inRequestedForm(createCart(deps)),
      GetCart: inRequestedForm(getCart(deps)),
      AddLine: inRequestedForm(addLine(deps)),
      UpdateLine: inRequestedForm(updateLine(deps)),
      RemoveLine: inRequestedForm(removeLine(deps)),
      PriceCart: inRequestedForm(priceCart(deps)),
      ApplyPromotion: inRequestedForm(applyPromotion(deps)),
      RemovePromotion: inRequestedForm(removePromotion(deps)),
      FreezeCart: freezeCart(deps),
      UnfreezeCart: unfreezeCart(deps),
      CloseCart: closeCart(deps),
    },
    { callers: ['gateway'], except: { FreezeCart: ['orders'], UnfreezeCart: ['orders'], CloseCart: ['orders'] } },
  );

/** Promotions, for the store's staff. */
const cartAdminService = (deps: CartDeps): ImplementedService =>
  implement<CartAdminServiceDefinition>(
    'storefront.cart.v1.CartAdminService',
    { CreatePromotion: createPromotion(deps), EndPromotion: endPromotion(deps), ListPromotions: listPromotions(deps) },
    { callers: ['operator'] },
  );
