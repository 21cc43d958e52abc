import { linksTo, type OperationDocs } from '@storefront/api-docs';
import { LIST_NAME_MAX, LISTS_MAX } from '@storefront/contract';
import type { z } from 'zod';
import { CHANGED_CART } from '../carts/docs.ts';
import { IMAGE } from '../catalog/docs.ts';
import { enveloped, example, paged } from '../examples/envelopes.ts';
import { IDS } from '../examples/ids.ts';
import type { SavedListOut, SavedListRowOut } from './schemas.ts';

const head = { id: IDS.list, name: 'Weekly order', version: 2, line_count: 1 };
const times = { created_at: '2026-11-21T08:10:00.000Z', updated_at: '2026-11-21T08:15:00.000Z' };

/** A list in a list of lists. */
const LIST_ROW: z.output<typeof SavedListRowOut> = { ...head, ...times };

/** A list with one line. */
export const LIST: z.output<typeof SavedListOut> = {
  ...head,
  lines: [
    {
      id: IDS.listLine,
      sku: 'BOLT-M8',
      description: 'Hex bolt M8 × 40, zinc plated',
      quantity: 24,
      base_uom: 'EA',
      order_uom: 'BOX',
      order_quantity: 2,
      unit_price: 90,
      availability: 'IN_STOCK',
      image: IMAGE,
    },
  ],
  ...times,
};

const LINES = [{ sku: 'BOLT-M8', quantity: 24, order_uom: 'BOX', order_quantity: 2 }];
const list = { list: enveloped('A list', LIST) };
const ABSENT = [{ index: 1, sku: 'BOLT-M9', code: 'not_found', detail: 'No such product.' }];

export const LIST_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  listLists: {
    description: 'Returns the lists of the customer without their lines, newest change first.',
    response: { lists: paged('One list', [LIST_ROW], 1) },
  },
  createList: {
    description: `Creates an empty list. A customer can have at most ${LISTS_MAX} lists, with names of up to ${LIST_NAME_MAX} characters that differ by more than letter case.`,
    reasons: ['list_name_taken', 'list_limit'],
    request: { list: example('A name', { name: 'Weekly order' }) },
    response: { list: enveloped('An empty list', { ...LIST, version: 1, line_count: 0, lines: [] }) },
    links: linksTo({ list_id: '$response.body#/data/id' }, 'getList', 'addListLines', 'addListToCart', 'deleteList'),
  },
  getList: {
    description:
      'Returns a list. `description`, `unit_price`, `availability`, and `image` of its lines are current data of the catalog; if that is unavailable, `errors` names them.',
    response: list,
  },
  updateList: {
    description: 'Renames a list.',
    reasons: ['list_name_taken', 'list_changed', 'version_mismatch'],
    request: { name: example('A name', { name: 'Monthly order' }) },
    response: list,
    sample: { body: { name: 'Monthly order' } },
  },
  deleteList: { description: 'Deletes a list.' },
  addListLines: {
    description: 'Adds lines to a list, as `POST /v1/carts/{cart_id}/lines/batch` does to a cart.',
    reasons: ['list_changed', 'version_mismatch'],
    request: { batch: example('Two products', { lines: [...LINES, { sku: 'BOLT-M9', quantity: 10 }] }) },
    response: { added: example('One of them was added', { data: LIST, rejected: ABSENT, errors: [] }) },
  },
  replaceListLines: {
    description: 'Replaces all lines of a list, as `PUT /v1/carts/{cart_id}/lines` does those of a cart.',
    reasons: ['invalid_quantity', 'amount_too_large', 'list_changed', 'version_mismatch'],
    request: { lines: example('One line', { lines: LINES, version: 2 }) },
    response: list,
    sample: { body: { lines: [{ sku: 'BOLT-M8', quantity: 24, order_uom: 'BOX', order_quantity: 2 }] } },
  },
  updateListLine: {
    description: 'Changes the quantity or the unit of a line.',
    reasons: ['invalid_quantity', 'list_changed', 'version_mismatch'],
    request: { quantity: example('Change the quantity', { quantity: 24, version: 2 }) },
    response: list,
    sample: { body: { quantity: 48 } },
  },
  removeListLine: {
    description: 'Removes a line of a list.',
    reasons: ['list_changed'],
    response: { empty: enveloped('The list after its only line was removed', { ...LIST, version: 3, line_count: 0, lines: [] }) },
  },
  addListToCart: {
    description:
      'Adds all lines of a list to a cart, or to a new one. Lines that cannot be added are listed in `rejected`, by their position in the list.',
    reasons: ['nothing_orderable', 'cart_already_ordered', 'cart_expired', 'cart_checkout_in_progress', 'cart_changed'],
    request: { cart: example('An existing cart', { cart_id: CHANGED_CART.id }) },
    response: { added: example('One of two lines was added', { data: CHANGED_CART, rejected: ABSENT, errors: [] }) },
  },
};
