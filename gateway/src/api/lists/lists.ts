import { documented } from '@storefront/api-docs';
import { fieldError, invalidAll } from '@storefront/errors';
import type { AddListToCartRequest, ReplaceListLinesRequest, SavedList__Output } from '@storefront/proto/storefront/cart/v1';
import { renderSavedList, renderSavedListRow, renderSectionErrors } from '@storefront/public-json';
import { IdempotencyHeaders } from '../../http/input/idempotency-key.ts';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent, type Reply, type ReplyOptions } from '../../http/replies/reply.ts';
import { created, gone, ok } from '../../http/routing/responses.ts';
import { type Call, route, type Route } from '../../http/routing/route.ts';
import { SHOPPER_CHECKOUT } from '../access.ts';
import { type BatchLine, batchOf, renderRejected } from '../carts/batch-of.ts';
import { cartReply } from '../carts/cart-reply.ts';
import { CartBatchIn, CartBatchOut, CartLinesIn, CartLineUpdateIn, quantityReason } from '../carts/schemas.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward, forwardPage } from '../forward.ts';
import { envelopeOf, pageOf } from '../schemas/envelopes.ts';
import { pagingQuery } from '../schemas/numbers.ts';
import { LIST_OPERATIONS } from './docs.ts';
import { ListIn, ListLinePath, ListPath, ListToCartIn, ListUpdateIn, SavedListBatchOut, SavedListOut, SavedListRowOut } from './schemas.ts';

const list = ok('The list.', envelopeOf(SavedListOut));

/** The saved lists of the signed-in customer. */
export function listRoutes(deps: ResourceDeps): readonly Route[] {
  const lists = listHandlers(deps);
  // prettier-ignore
  return documented('Lists', LIST_OPERATIONS, [
    route({
      id: 'listLists', method: 'get', path: '/v1/lists', ...SHOPPER_CHECKOUT,
      summary: "List the customer's lists", request: { query: pagingQuery }, response: ok('A page of lists.', pageOf(SavedListRowOut, 'SavedListPage')),
      handler: lists.listLists,
    }),
    route({
      id: 'createList', method: 'post', path: '/v1/lists', ...SHOPPER_CHECKOUT,
      summary: 'Create a list', request: { headers: IdempotencyHeaders, body: ListIn }, response: created('The new list.', envelopeOf(SavedListOut)),
      handler: lists.createList,
    }),
    route({
      id: 'getList', method: 'get', path: '/v1/lists/:list_id', ...SHOPPER_CHECKOUT,
      summary: 'Retrieve a list', request: { path: ListPath }, response: list, handler: lists.getList,
    }),
    route({
      id: 'updateList', method: 'patch', path: '/v1/lists/:list_id', ...SHOPPER_CHECKOUT,
      summary: 'Rename a list', request: { path: ListPath, body: ListUpdateIn }, response: list, handler: lists.updateList,
    }),
    route({
      id: 'deleteList', method: 'delete', path: '/v1/lists/:list_id', ...SHOPPER_CHECKOUT,
      summary: 'Delete a list', request: { path: ListPath }, response: gone('The list was deleted.'), handler: lists.deleteList,
    }),
    route({
      id: 'addListLines', method: 'post', path: '/v1/lists/:list_id/lines/batch', ...SHOPPER_CHECKOUT,
      summary: 'Add lines to a list', request: { headers: IdempotencyHeaders, path: ListPath, body: CartBatchIn },
      response: ok('The list, and the lines that were not added.', SavedListBatchOut), handler: lists.addListLines,
    }),
    route({
      id: 'replaceListLines', method: 'put', path: '/v1/lists/:list_id/lines', ...SHOPPER_CHECKOUT,
      summary: 'Replace all lines of a list', request: { path: ListPath, body: CartLinesIn }, response: list,
      reasonOf: quantityReason, handler: lists.replaceListLines,
    }),
    route({
      id: 'updateListLine', method: 'patch', path: '/v1/lists/:list_id/lines/:line_id', ...SHOPPER_CHECKOUT,
      summary: 'Update a line of a list', request: { path: ListLinePath, body: CartLineUpdateIn }, response: list,
      reasonOf: quantityReason, handler: lists.updateListLine,
    }),
    route({
      id: 'removeListLine', method: 'delete', path: '/v1/lists/:list_id/lines/:line_id', ...SHOPPER_CHECKOUT,
      summary: 'Remove a line of a list', request: { path: ListLinePath }, response: list, handler: lists.removeListLine,
    }),
    route({
      id: 'addListToCart', method: 'post', path: '/v1/lists/:list_id/cart', ...SHOPPER_CHECKOUT,
      summary: 'Add a list to a cart', request: { headers: IdempotencyHeaders, path: ListPath, body: ListToCartIn },
      response: { ...created('The new cart, and the lines that were not added.', CartBatchOut), alternative: { status: 200, description: 'The cart in `cart_id`.' } },
      handler: lists.addListToCart,
    }),
  ]);
}

interface ListResponse {
  readonly list: SavedList__Output | null;
  readonly replayed?: boolean;
}

interface Batch {
  readonly listId: string;
  readonly lines: readonly BatchLine[];
  readonly version?: number | undefined;
}

/** Returns the reply with a list. The list itself is never partial, but the catalog data of its lines can be missing. */
function listReply({ list: given, replayed = false }: ListResponse, options: ReplyOptions = {}): Reply {
  const list = present(given, 'list');
  return enveloped(renderSavedList(list), { ...options, errors: renderSectionErrors(list.errors), replayed });
}

const withoutOptions = (response: ListResponse): Reply => listReply(response);

/** Returns the operations on the saved lists of the signed-in customer. */
const listHandlers = ({ clients: { cart } }: ResourceDeps) => ({
  listLists: forwardPage(cart.listLists, ({ lists }) => lists.map(renderSavedListRow)),
  createList: forward(cart.createList, (response) => listReply(response, { status: 201 })),
  getList: forward(cart.getList, withoutOptions),
  updateList: forward(cart.updateList, withoutOptions),
  deleteList: forward(cart.deleteList, noContent),
  addListLines: async ({ lines, ...request }: Batch, { caller }: Call): Promise<Reply> => {
    const { sent, rejectedWith } = batchOf(lines);
    const { rejected, ...response } = await cart.addListLines({ ...request, lines: sent }, caller);
    return listReply(response, { rejected: rejectedWith(rejected) });
  },
  replaceListLines: async (request: ReplaceListLinesRequest, { caller }: Call): Promise<Reply> => {
    const { violations, reason, list } = await cart.replaceListLines(request, caller);
    if (violations.length > 0)
      throw invalidAll(
        violations.map(({ field, code, detail }) => fieldError(field, detail, code)),
        reason,
      );
    return listReply({ list });
  },
  updateListLine: forward(cart.updateListLine, withoutOptions),
  removeListLine: forward(cart.removeListLine, withoutOptions),
  addListToCart: async (request: AddListToCartRequest, { caller }: Call): Promise<Reply> => {
    const { rejected, ...response } = await cart.addListToCart({ ...request, asJson: true }, caller);
    return cartReply(response, request.cartId === undefined ? 201 : 200, rejected.map(renderRejected));
  },
});
