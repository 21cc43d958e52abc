import type { Mode } from '@storefront/db';
import type { PaymentSession } from '../domain/payment-session.ts';

/** What a payment gateway needs to open its page. Asked again with the same session it answers the same page. */
export interface PaymentPageRequest {
  readonly session: PaymentSession;
  readonly returnUrl: string | null;
  readonly cancelUrl: string | null;
}

/** Where the shopper pays, and what the gateway calls the session. */
export interface PaymentPage {
  readonly redirectUrl: string;
  readonly providerReference: string;
}

/** Something that takes money on a page of its own and notifies afterwards. */
export interface PaymentGateway {
  /** Its name in the session's row and in the notification's path. */
  readonly provider: string;
  openPage(request: PaymentPageRequest): Promise<PaymentPage>;
}

/** One gateway a mode; a mode without one takes no online payments. */
export type PaymentGateways = Readonly<Partial<Record<Mode, PaymentGateway>>>;
