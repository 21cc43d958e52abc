import { isAppError, notFound } from '@storefront/errors';
import type { ReceiveNotificationRequest__Output } from '@storefront/proto/storefront/billing/v1/ReceiveNotificationRequest';
import type { ReceiveNotificationResponse } from '@storefront/proto/storefront/billing/v1/ReceiveNotificationResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import type { ForeignNotification } from '../domain/payment-notification.ts';
import { reportRefund } from '../transactions/report-refund.ts';
import { settlePayment } from '../transactions/settle-payment.ts';

/**
 * Applies a payment gateway's notification, which is the only writer of a session's outcome, and is authenticated by its signature alone.
 * Money that moved without a request of this system is logged for the store's staff, who act in the gateway's dashboard.
 */
export const receiveNotification =
  (deps: BillingDeps): Handler<ReceiveNotificationRequest__Output, ReceiveNotificationResponse> =>
  async ({ provider, body, signature, storeId }) => {
    const receiver = await deps.gateways.findReceiver({ provider, tenantId: storeId, body });
    if (receiver === undefined) throw notFound('payment gateway');
    const { gateway, scope } = receiver;
    const notification = gateway.readNotification(body, signature, deps.now());
    if (notification === undefined) return {};
    if (notification.kind === 'foreign') {
      logMovement(deps, { provider, tenant_id: scope?.tenantId }, notification);
      return {};
    }
    try {
      if (notification.kind === 'payment') await settlePayment(deps, gateway.provider, notification, scope);
      else await reportRefund(deps, gateway.provider, notification, scope);
    } catch (error) {
      // Acknowledged, because a gateway would repeat it for days: the session or refund is unknown, or belongs to another system with the same account.
      if (!isAppError(error, 'not_found')) throw error;
      const id = notification.kind === 'payment' ? { session_id: notification.sessionId } : { refund_id: notification.refundId };
      deps.log.warn({ provider, ...id }, 'payment_notification_unknown');
    }
    deps.afterCommit();
    return {};
  };

function logMovement(
  { log }: BillingDeps,
  account: { provider: string; tenant_id: string | undefined },
  { event, providerReference, payment, amount, currency, status, reason }: ForeignNotification,
): void {
  const movement = { event, provider_reference: providerReference, payment, amount: amount.toFixed(), currency, status, reason };
  log.warn({ ...account, ...movement }, 'payment_moved_at_gateway');
}
