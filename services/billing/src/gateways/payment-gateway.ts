import type { Mode } from '@storefront/db';
import type { PaymentNotice } from '../domain/payment-notice.ts';
import type { PaymentSession } from '../domain/payment-session.ts';

/** Where the shopper pays, and what the gateway calls the session. */
export interface PaymentPage {
  readonly redirectUrl: string;
  readonly providerReference: string;
}

/** Something that takes money on a page of its own and notifies afterwards. */
export interface PaymentGateway {
  /** Its name in the session's row and in the notification's path. */
  readonly provider: string;
  /** Asked again with the same session it answers the same page. */
  openPage(session: PaymentSession): Promise<PaymentPage>;
  /** What a notification says, or undefined where it is of no interest. 401 without the gateway's signature over these very bytes. */
  readNotification(body: Buffer, signature: string, now: Date): PaymentNotice | undefined;
}

/** One gateway a mode; a mode without one takes no online payments. */
export type PaymentGateways = Readonly<Partial<Record<Mode, PaymentGateway>>>;
