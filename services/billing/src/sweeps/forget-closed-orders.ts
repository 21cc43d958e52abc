import type { BillingDeps } from '../deps.ts';
import { deleteOldClosedOrders } from '../store/closed-orders.ts';

/**
 * A closed order is remembered for its confirmation that comes late. The outbox that could bring it again keeps events for 14 days; a quarantined one comes
 * when an operator sends it, which takes no quarter of a year.
 */
const KEPT_DAYS = 90;

/** Forgets the ends of orders of which nothing late can come any more. */
export const forgetClosedOrders = ({ db }: BillingDeps): Promise<void> => deleteOldClosedOrders(db, KEPT_DAYS);
