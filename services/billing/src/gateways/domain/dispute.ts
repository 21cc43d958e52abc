import type { ForeignNotification } from './payment-notification.ts';

/** The outcome of a disputed payment. */
export type DisputeStatus = 'OPEN' | 'LOST' | 'WON';

/** The statuses that can follow each status. Notifications can arrive in any order. */
export const DISPUTE_EXITS: Readonly<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  OPEN: ['LOST', 'WON'],
  LOST: [],
  WON: [],
};

/** Whether a dispute can move from `before`, if it has a status, to another one. */
export const canBecome = (before: DisputeStatus | undefined, status: DisputeStatus): boolean =>
  before === undefined || before === status || DISPUTE_EXITS[before].includes(status);

/** The status of a dispute. Gateways call one that the store has lost `lost`; if the store has not, its money moves back. */
export function disputeStatusOf({ state, status }: Pick<ForeignNotification, 'state' | 'status'>): DisputeStatus {
  if (state === 'REVERSED') return 'WON';
  return status === 'lost' ? 'LOST' : 'OPEN';
}
