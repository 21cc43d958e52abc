import type { Scope } from '@storefront/db';
import { isAppError, notFound } from '@storefront/errors';
import type { BillingDeps, BillingHandler } from '../../deps.ts';
import type { GatewayNotification, PaymentGateway } from '../../gateways/adapters/payment-gateway.ts';
import type { ForeignNotification } from '../../gateways/domain/payment-notification.ts';
import { reportRefund } from '../../refunds/transactions/report-refund.ts';
import { recordMovement } from '../transactions/record-movement.ts';
import { settlePayment } from '../transactions/settle-payment.ts';

/**
 * Applies a payment gateway's notification, which is the only writer of a session's outcome, and is authenticated by its signature alone.
 * Money that moved without a request of this system is also logged for the store's staff, who act in the gateway's dashboard.
 */
export const receiveNotification: BillingHandler<'ReceiveNotification'> =
  (deps) =>
  async ({ provider, body, signature, storeId }) => {
    const receiver = await deps.gateways.findReceiver({ provider, tenantId: storeId, body });
    if (receiver === undefined) throw notFound('payment gateway');
    const { gateway, scope } = receiver;
    const notification = gateway.readNotification(body, signature, deps.now());
    if (notification === undefined) return {};
    if (notification.kind === 'foreign') logMovement(deps, { provider, tenant_id: scope.tenantId }, notification);
    try {
      await apply(deps, gateway, notification, scope);
    } catch (error) {
      // Acknowledged, because a gateway would repeat it for days: what it concerns is unknown, or belongs to another system with the same account.
      if (!isAppError(error, 'not_found')) throw error;
      deps.log.warn({ provider, ...idOf(notification) }, 'payment_notification_unknown');
    }
    deps.afterCommit();
    return {};
  };

async function apply(deps: BillingDeps, gateway: PaymentGateway, notification: GatewayNotification, scope: Scope): Promise<void> {
  if (notification.kind === 'payment') await settlePayment(deps, gateway.provider, notification, scope);
  else if (notification.kind === 'refund') await reportRefund(deps, gateway.provider, notification, scope);
  else await recordMovement(deps, gateway, notification, scope);
}

function idOf(notification: GatewayNotification): Record<string, string> {
  if (notification.kind === 'payment') return { session_id: notification.sessionId };
  if (notification.kind === 'refund') return { refund_id: notification.refundId };
  return { provider_reference: notification.providerReference };
}

function logMovement(
  { log }: BillingDeps,
  account: { provider: string; tenant_id: string },
  { event, providerReference, payment, amount, currency, status, reason }: ForeignNotification,
): void {
  const movement = { event, provider_reference: providerReference, payment, amount: amount.toFixed(), currency, status, reason };
  log.warn({ ...account, ...movement }, 'payment_moved_at_gateway');
}
