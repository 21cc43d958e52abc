import { sweepEach } from '@storefront/lifecycle';
import type { BillingDeps } from '../deps.ts';
import { listDueRefunds } from '../store/due-refunds.ts';
import { executeRefund } from '../transactions/execute-refund.ts';

/** Calls the gateways of new refunds, and looks up those that are pending or whose outcome is unknown. */
export const runRefunds = (deps: BillingDeps): Promise<number> =>
  sweepEach({
    sweep: 'run-refunds',
    log: deps.log,
    find: (skipped) => listDueRefunds(deps.db, deps.now(), skipped),
    idOf: ({ id }) => id,
    settle: ({ id, ...scope }) => executeRefund(deps, scope, id),
  });
