import { notFound } from '@storefront/errors';
import type { ReceiveNotificationRequest__Output } from '@storefront/proto/storefront/billing/v1/ReceiveNotificationRequest';
import type { ReceiveNotificationResponse } from '@storefront/proto/storefront/billing/v1/ReceiveNotificationResponse';
import type { Handler } from '@storefront/rpc';
import type { BillingDeps } from '../deps.ts';
import { settlePayment } from '../transactions/settle-payment.ts';

/** A gateway's word on a session: the only writer of an outcome, believed by its signature alone. */
export const receiveNotification =
  (deps: BillingDeps): Handler<ReceiveNotificationRequest__Output, ReceiveNotificationResponse> =>
  async ({ provider, body, signature }) => {
    const gateway = Object.values(deps.gateways).find((one) => one.provider === provider);
    if (gateway === undefined) throw notFound('payment gateway');
    const notice = gateway.readNotification(body, signature, deps.now());
    if (notice === undefined) return {};
    await settlePayment(deps, gateway.provider, notice);
    deps.afterCommit();
    return {};
  };
