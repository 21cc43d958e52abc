import type { Scope } from '@storefront/db';
import type { Decimal } from '@storefront/money';
import type { Caller } from '@storefront/rpc';
import type { ForeignNotification, PaymentNotification, RefundNotification, RefundStatus } from '../domain/payment-notification.ts';
import type { PageRequest, PaymentSession } from '../domain/payment-session.ts';
import { gatewayNotConfigured, onlinePaymentsDisabled, type StorePayments } from '../domain/store-payments.ts';

/** A payment page, and the gateway's reference of the session. */
export interface PaymentPage {
  readonly redirectUrl: string;
  readonly providerReference: string;
}

/** The page that collected a payment. */
export interface PaidPage {
  /** The store of the session, if the gateway knows it. */
  readonly store?: Scope | undefined;
  readonly sessionId: string;
  /** The gateway's reference of the session. */
  readonly providerReference: string;
}

/** A refund of a paid session, as the gateway is asked for it. */
export interface RefundRequest {
  readonly scope: Scope;
  /** The key under which the gateway performs the refund once. */
  readonly refundId: string;
  readonly session: PaymentSession;
  /** The gateway's reference of the session. */
  readonly providerReference: string;
  readonly amount: Decimal;
  readonly currency: string;
}

/** The response of the gateway: its reference, and whether the money is on its way, returned, or refused. */
export interface RefundOutcome {
  readonly providerReference: string;
  readonly status: RefundStatus;
  readonly failureCode: string | null;
}

/** Anything that a gateway reports. */
export type GatewayNotification = PaymentNotification | RefundNotification | ForeignNotification;

/** How long the caller can wait for the gateway. The gateway's own limit applies as well. */
export interface CallOptions {
  /** Milliseconds since the epoch. */
  readonly deadlineAt?: number | undefined;
}

/**
 * A payment provider that hosts a payment page and reports the outcome in a notification. A call that throws may have had its effect; repeating
 * it is safe, because each is idempotent.
 */
export interface PaymentGateway {
  /** The name of the gateway in stored sessions and in the path of notifications. */
  readonly provider: string;
  /** How often the outcome of a live session is looked up, in case its notification was lost; null if notifications are never lost. */
  readonly pollEveryMs: number | null;
  /**
   * Returns what `openPage` sends for a session. It is stored before the first call, so that a repeated call sends exactly the same. Throws
   * `validation_error` if the gateway cannot charge the amount.
   */
  preparePage(session: PaymentSession): PageRequest;
  /** Opens the payment page of a session. Idempotent: the same session and request always have the same page. */
  openPage(session: PaymentSession, request: PageRequest, options?: CallOptions): Promise<PaymentPage>;
  /** Looks up the outcome of a session whose page was opened; undefined while the page is open and unpaid. */
  findPayment(session: PaymentSession): Promise<PaymentNotification | undefined>;
  /** Closes the page, so that it can no longer be paid, and returns the outcome: EXPIRED, or that of a payment made before. */
  closePage(session: PaymentSession, options?: CallOptions): Promise<PaymentNotification>;
  /**
   * Parses a notification, or returns undefined if it is not relevant. Throws `unauthorized` unless the gateway signed exactly these bytes.
   */
  readNotification(body: Buffer, signature: string, now: Date): GatewayNotification | undefined;
  /** Refunds a payment in whole or in part. Idempotent under `refundId`. Throws if the outcome is unknown. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** Finds the page that collected the payment of a `ForeignNotification`; undefined if this system did not open it. */
  findPage(payment: string): Promise<PaidPage | undefined>;
  /** Looks up a refund whose outcome was PENDING or unknown; undefined if the gateway has no such refund. */
  findRefund(request: RefundRequest): Promise<RefundOutcome | undefined>;
}

/** A notification as it arrived. `tenantId` is the store in its path, if there is one. */
export interface ReceivedNotification {
  readonly provider: string;
  readonly tenantId: string | undefined;
  readonly body: Buffer;
}

/** The ID of the receiver of an event that concerns no store. The default account can verify it, but it cannot change a session. */
export const NO_RECEIVER = '';

/** The gateway whose signature a notification must have, and the store whose sessions it can change. */
export interface NotificationReceiver {
  readonly gateway: PaymentGateway;
  readonly scope: Scope;
}

/** The payment gateways of all stores. */
export interface PaymentGateways {
  /** Finds the gateway of a store in a mode. With `provider`, finds that gateway only. */
  find(scope: Scope, provider?: string): Promise<PaymentGateway | undefined>;
  /** Finds the receiver of a notification, whose content is not verified yet. */
  findReceiver(notification: ReceivedNotification): Promise<NotificationReceiver | undefined>;
}

type Store = Pick<Caller, 'tenantId' | 'mode' | 'store'>;

/** Returns the payment gateway of the caller's store. Throws `forbidden` if it has none or does not accept online payments. */
export const gatewayOf = async (gateways: PaymentGateways, caller: Store): Promise<PaymentGateway> =>
  requireGateway(await gateways.find(caller), caller);

/** Returns the gateway that was found for the caller's store. Throws `forbidden` if there is none or online payments are off. */
export function requireGateway(gateway: PaymentGateway | undefined, { store }: Pick<Caller, 'store'>): PaymentGateway {
  if (!store.onlinePayments) throw onlinePaymentsDisabled();
  if (gateway === undefined) throw gatewayNotConfigured();
  return gateway;
}

/** Returns the payment settings of the caller's store, and whether it has a payment gateway in the caller's mode. */
export const paymentsOf = async (gateways: PaymentGateways, { tenantId, mode, store }: Store): Promise<StorePayments> => ({
  paymentRails: store.paymentRails,
  onlinePayments: store.onlinePayments,
  hasGateway: store.onlinePayments && (await gateways.find({ tenantId, mode })) !== undefined,
});
