import { ofEveryLine, toCredit, toReturn, toShip } from './open-quantities.ts';
import { canBecome, isClosed } from './order-status.ts';
import { isPending, type Order } from './order.ts';
import { settlementRefusal } from './ship-order.ts';

/** An action of the store's staff on an order. */
export type StoreAction = 'ship' | 'deliver' | 'cancel' | 'refund' | 'restock';

const PERMITTED: Readonly<Record<StoreAction, (order: Order) => boolean>> = {
  ship: (order) => canBecome(order.status, 'SHIPPED') && isOpen(order) && settlementRefusal(order) === undefined,
  deliver: ({ status }) => canBecome(status, 'DELIVERED'),
  // Of an order that has shipped in part, lines can be canceled.
  cancel: (order) => (canBecome(order.status, 'CANCELLED') && !isPending(order)) || (order.status === 'PARTIALLY_SHIPPED' && isOpen(order)),
  refund: (order) => order.status !== 'PENDING_PAYMENT' && !isClosed(order.status) && ofEveryLine(order, toCredit).length > 0,
  restock: (order) => ofEveryLine(order, toReturn).length > 0,
};

/** Returns the actions that the state of an order permits. Whether an amount is left to refund, only billing knows. */
export const storeActions = (order: Order): StoreAction[] =>
  (Object.keys(PERMITTED) as StoreAction[]).filter((action) => PERMITTED[action](order));

const isOpen = (order: Order): boolean => ofEveryLine(order, toShip).length > 0;
