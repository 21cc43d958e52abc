import type { CartAdminServiceDefinition, CartServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { CartDeps } from './deps.ts';
import { addLine } from './handlers/add-line.ts';
import { applyPromotion, removePromotion } from './handlers/apply-promotion.ts';
import { createCart, getCart, listCarts } from './handlers/carts.ts';
import { addLines, removeLine, replaceLines, updateLine } from './handlers/change-lines.ts';
import { createCartWithLines } from './handlers/create-cart-with-lines.ts';
import { eraseCustomer } from './handlers/erase-customer.ts';
import { closeCart, freezeCart, unfreezeCart } from './handlers/freeze-cart.ts';
import { addListToCart } from './handlers/lists/add-list-to-cart.ts';
import { addListLines, removeListLine, replaceListLines, updateListLine } from './handlers/lists/list-lines.ts';
import { createList, deleteList, getList, listLists, updateList } from './handlers/lists/lists.ts';
import { priceCart } from './handlers/price-cart.ts';
import { createPromotion, endPromotion, listPromotions } from './handlers/promotions.ts';
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
      ListCarts: listCarts(deps),
      AddLine: inRequestedForm(addLine(deps)),
      AddLines: inRequestedForm(addLines(deps)),
      ReplaceLines: inRequestedForm(replaceLines(deps)),
      CreateCartWithLines: inRequestedForm(createCartWithLines(deps)),
      UpdateLine: inRequestedForm(updateLine(deps)),
      RemoveLine: inRequestedForm(removeLine(deps)),
      PriceCart: inRequestedForm(priceCart(deps)),
      ApplyPromotion: inRequestedForm(applyPromotion(deps)),
      RemovePromotion: inRequestedForm(removePromotion(deps)),
      CreateList: createList(deps),
      GetList: getList(deps),
      ListLists: listLists(deps),
      UpdateList: updateList(deps),
      DeleteList: deleteList(deps),
      AddListLines: addListLines(deps),
      ReplaceListLines: replaceListLines(deps),
      UpdateListLine: updateListLine(deps),
      RemoveListLine: removeListLine(deps),
      AddListToCart: inRequestedForm(addListToCart(deps)),
      FreezeCart: freezeCart(deps),
      UnfreezeCart: unfreezeCart(deps),
      CloseCart: closeCart(deps),
      EraseCustomer: eraseCustomer(deps),
    },
    {
      callers: ['gateway'],
      except: {
        CreateCartWithLines: ['gateway', 'orders'],
        FreezeCart: ['orders'],
        UnfreezeCart: ['orders'],
        CloseCart: ['orders'],
        EraseCustomer: ['orders'],
      },
    },
  );

/** Promotions, for the store's staff. */
const cartAdminService = (deps: CartDeps): ImplementedService =>
  implement<CartAdminServiceDefinition>(
    'storefront.cart.v1.CartAdminService',
    { CreatePromotion: createPromotion(deps), EndPromotion: endPromotion(deps), ListPromotions: listPromotions(deps) },
    { callers: ['operator'] },
  );
