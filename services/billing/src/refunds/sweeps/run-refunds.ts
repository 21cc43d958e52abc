import { sweepEach } from '@storefront/lifecycle';
import { atTimeOfStore } from '@storefront/store-clock';
import type { BillingDeps } from '../../deps.ts';
import { listDueRefunds } from '../store/due-refunds.ts';
import { executeRefund } from '../transactions/execute-refund.ts';

/** Calls the gateways of new refunds, and looks up those that are pending or whose outcome is unknown. */
export const runRefunds = (deps: BillingDeps): Promise<number> =>
  sweepEach({
    sweep: 'run-refunds',
    log: deps.log,
    find: (skipped) => listDueRefunds(deps.db, deps.now(), skipped),
    idOf: ({ id }) => id,
    settle: ({ id, ...scope }) => atTimeOfStore(deps.db, scope, () => executeRefund(deps, scope, id)),
  });
