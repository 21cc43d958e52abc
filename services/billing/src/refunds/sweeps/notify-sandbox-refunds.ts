import { sweepEach } from '@storefront/lifecycle';
import type { BillingDeps } from '../../deps.ts';
import { sandboxScenario } from '../../gateways/domain/sandbox-refund.ts';
import { endSandboxNotifications, listDueSandboxRefunds, saveSandboxOutcome } from '../../gateways/store/sandbox-refunds.ts';
import { reportRefund } from '../transactions/report-refund.ts';

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
