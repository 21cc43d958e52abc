import type { PaymentSession } from '../domain/payment-session.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { readNotification, type SandboxChoice, type SignedNotification, signNotification } from './sandbox-notifications.ts';

/** The built-in gateway of sandbox stores, which takes no money: its shopper says what shall happen. */
export interface SandboxGateway extends PaymentGateway {
  /** The notification of the shopper's choice. */
  notificationOf(session: PaymentSession, choice: SandboxChoice, now: Date): SignedNotification;
}

/** Its page is served under the public address of this system; it signs with a secret that no store knows. */
export const sandboxGateway = ({ publicBaseUrl, secret }: { publicBaseUrl: string; secret: string }): SandboxGateway => ({
  provider: 'sandbox',
  openPage: async (session) => ({
    redirectUrl: `${publicBaseUrl.replace(/\/+$/, '')}/sandbox/payments/${session.id}`,
    providerReference: session.id,
  }),
  readNotification: (body, signature, now) => readNotification(body, signature, secret, now),
  notificationOf: (session, choice, now) => signNotification(session, choice, secret, now),
});
