import { fieldError, invalidAll } from '@storefront/errors';
import type { AddListToCartRequest, ReplaceListLinesRequest, SavedList__Output } from '@storefront/proto/storefront/cart/v1';
import { renderSavedList, renderSavedListRow, renderSectionErrors } from '@storefront/public-json';
import { present } from '../../http/replies/present.ts';
import { enveloped, noContent, type Reply, type ReplyOptions } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';
import { forward, forwardPage } from '../forward.ts';
import { answerCart } from './answer-cart.ts';
import { type BatchLine, batchOf, renderRejected } from './batch-of.ts';

interface ListAnswer {
  readonly list: SavedList__Output | null;
  readonly replayed?: boolean;
}

interface Batch {
  readonly listId: string;
  readonly lines: readonly BatchLine[];
  readonly version?: number | undefined;
}

/** Returns the reply with a list. The list itself is never partial, but the catalog data of its lines can be missing. */
function answerList({ list: held, replayed = false }: ListAnswer, options: ReplyOptions = {}): Reply {
  const list = present(held, 'list');
  return enveloped(renderSavedList(list), { ...options, errors: renderSectionErrors(list.errors), replayed });
}

const answered = (answer: ListAnswer): Reply => answerList(answer);

/** Returns the operations on the saved lists of the signed-in customer. */
export const listHandlers = ({ clients: { cart } }: ResourceDeps) => ({
  listLists: forwardPage(cart.listLists, ({ lists }) => lists.map(renderSavedListRow)),
  createList: forward(cart.createList, (answer) => answerList(answer, { status: 201 })),
  getList: forward(cart.getList, answered),
  updateList: forward(cart.updateList, answered),
  deleteList: forward(cart.deleteList, noContent),
  addListLines: async ({ lines, ...request }: Batch, { caller }: Call): Promise<Reply> => {
    const { sent, rejectedWith } = batchOf(lines);
    const { rejected, ...answer } = await cart.addListLines({ ...request, lines: sent }, caller);
    return answerList(answer, { rejected: rejectedWith(rejected) });
  },
  replaceListLines: async (request: ReplaceListLinesRequest, { caller }: Call): Promise<Reply> => {
    const { faults, reason, list } = await cart.replaceListLines(request, caller);
    if (faults.length > 0)
      throw invalidAll(
        faults.map(({ field, code, detail }) => fieldError(field, detail, code)),
        reason,
      );
    return answerList({ list });
  },
  updateListLine: forward(cart.updateListLine, answered),
  removeListLine: forward(cart.removeListLine, answered),
  addListToCart: async (request: AddListToCartRequest, { caller }: Call): Promise<Reply> => {
    const { rejected, ...answer } = await cart.addListToCart({ ...request, asJson: true }, caller);
    return answerCart(answer, request.cartId === undefined ? 201 : 200, rejected.map(renderRejected));
  },
});
