import { inSweepTransaction } from '@storefront/db';
import { sweepEach } from '@storefront/lifecycle';
import { atTimeOfStore } from '@storefront/store-clock';
import type { BillingDeps } from '../../deps.ts';
import { sandboxScenario } from '../../gateways/domain/sandbox-refund.ts';
import { endSandboxNotifications, listDueSandboxRefunds, saveSandboxOutcome } from '../../gateways/store/sandbox-refunds.ts';
import { listDueRefunds, listUnrefundedSessions } from '../store/due-refunds.ts';
import { executeRefund } from '../transactions/execute-refund.ts';
import { refundUnrefundedSession } from '../transactions/refund-session.ts';
import { reportRefund } from '../transactions/report-refund.ts';

/** Calls the gateways of new refunds, and looks up those that are pending or whose outcome is unknown. */
export const runRefunds = (deps: BillingDeps): Promise<number> =>
  sweepEach({
    sweep: 'run-refunds',
    log: deps.log,
    find: (skipped) => listDueRefunds(deps.db, deps.now(), skipped),
    idOf: ({ id }) => id,
    settle: ({ id, ...scope }) => atTimeOfStore(deps.db, scope, () => executeRefund(deps, scope, id)),
  });

/** Opens refunds by hand for unapplied money that a version without refunds has recorded. */
export const refundUnapplied = (deps: BillingDeps): Promise<number> =>
  sweepEach({
    sweep: 'refund-unapplied',
    log: deps.log,
    find: (skipped) => listUnrefundedSessions(deps.db, skipped),
    idOf: ({ sessionId }) => sessionId,
    settle: async ({ sessionId, ...scope }) => {
      await inSweepTransaction(deps.db, (trx) => refundUnrefundedSession(trx, scope, sessionId, deps));
      deps.afterCommit();
    },
  });

/**
 * Acts as the sandbox gateway after a refund: settles it and sends the signed notification. It is received in this process, because only the gateway serves
 * HTTP; its bytes and signature are checked all the same.
 */
export const notifySandboxRefunds = (deps: BillingDeps): Promise<number> =>
  sweepEach({
    sweep: 'notify-sandbox-refunds',
    log: deps.log,
    find: (skipped) => listDueSandboxRefunds(deps.db, skipped),
    idOf: ({ id }) => id,
    settle: async (refund) => {
      const { later } = sandboxScenario(refund.amount, refund.currency);
      await saveSandboxOutcome(deps.db, refund, later);
      const { body, signature } = deps.sandbox.refundNotificationOf({ ...refund, ...later }, deps.now());
      const notification = deps.sandbox.readNotification(body, signature, deps.now());
      if (notification?.kind === 'refund')
        await reportRefund(deps, deps.sandbox.provider, notification, { tenantId: refund.tenantId, mode: 'sandbox' });
      await endSandboxNotifications(deps.db, refund);
      deps.afterCommit();
    },
  });
