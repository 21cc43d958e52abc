import type { CartAdminServiceDefinition, CartServiceDefinition } from '@storefront/proto/storefront/cart/v1';
import { type ImplementedService, implement } from '@storefront/rpc';
import type { CartDeps } from './deps.ts';
import { addLine } from './handlers/add-line.ts';
import { addLines } from './handlers/add-lines.ts';
import { applyPromotion } from './handlers/apply-promotion.ts';
import { closeCart } from './handlers/close-cart.ts';
import { createCartWithLines } from './handlers/create-cart-with-lines.ts';
import { createCart } from './handlers/create-cart.ts';
import { createPromotion } from './handlers/create-promotion.ts';
import { endPromotion } from './handlers/end-promotion.ts';
import { eraseCustomer } from './handlers/erase-customer.ts';
import { freezeCart } from './handlers/freeze-cart.ts';
import { getCart } from './handlers/get-cart.ts';
import { listCarts } from './handlers/list-carts.ts';
import { listPromotions } from './handlers/list-promotions.ts';
import { addListLines } from './handlers/lists/add-list-lines.ts';
import { addListToCart } from './handlers/lists/add-list-to-cart.ts';
import { createList } from './handlers/lists/create-list.ts';
import { deleteList } from './handlers/lists/delete-list.ts';
import { getList } from './handlers/lists/get-list.ts';
import { listLists } from './handlers/lists/list-lists.ts';
import { removeListLine } from './handlers/lists/remove-list-line.ts';
import { replaceListLines } from './handlers/lists/replace-list-lines.ts';
import { updateListLine } from './handlers/lists/update-list-line.ts';
import { updateList } from './handlers/lists/update-list.ts';
import { priceCart } from './handlers/price-cart.ts';
import { removeLine } from './handlers/remove-line.ts';
import { removePromotion } from './handlers/remove-promotion.ts';
import { replaceLines } from './handlers/replace-lines.ts';
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
