import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalid, unauthorized } from '@storefront/errors';
import { decimal } from '@storefront/money';
import type { PaymentNotice } from '../domain/payment-notice.ts';
import type { PaymentSession } from '../domain/payment-session.ts';

/** What the shopper does on the sandbox's page. */
export type SandboxChoice = 'PAY' | 'DECLINE' | 'CANCEL';

/** A notification as it is sent: the bytes, and the signature over them. */
export interface SignedNotification {
  readonly body: Buffer;
  readonly signature: string;
}

interface SandboxNotification {
  readonly type: 'payment.succeeded' | 'payment.declined' | 'payment.cancelled';
  readonly session_id: string;
  readonly amount: string;
  readonly currency: string;
}

const TYPE_OF: Readonly<Record<SandboxChoice, SandboxNotification['type']>> = {
  PAY: 'payment.succeeded',
  DECLINE: 'payment.declined',
  CANCEL: 'payment.cancelled',
};

const OUTCOME_OF: Readonly<Record<string, Pick<PaymentNotice, 'to' | 'failureCode'>>> = {
  'payment.succeeded': { to: 'PAID', failureCode: null },
  'payment.declined': { to: 'FAILED', failureCode: 'card_declined' },
  'payment.cancelled': { to: 'CANCELLED', failureCode: null },
};

/** A signature older or younger than this is a replay, or of a clock that is wrong. */
const TOLERANCE_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** The sandbox's word on a session: JSON, signed as `t=<seconds>,v1=<hex of HMAC-SHA256 over "<t>.<body>">`. */
export function signNotification(session: PaymentSession, choice: SandboxChoice, secret: string, now: Date): SignedNotification {
  const notification: SandboxNotification = {
    type: TYPE_OF[choice],
    session_id: session.id,
    amount: session.amount.toFixed(),
    currency: session.currency,
  };
  const body = Buffer.from(JSON.stringify(notification));
  const seconds = String(Math.floor(now.getTime() / 1000));
  return { body, signature: `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}` };
}

/** What a notification of the sandbox says; 401 unless it is signed, and lately. */
export function readNotification(body: Buffer, signature: string, secret: string, now: Date): PaymentNotice {
  const [, seconds = '', hex = ''] = SIGNATURE.exec(signature) ?? [];
  const isRecent = Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
  if (hex === '' || !timingSafeEqual(digest(secret, seconds, body), Buffer.from(hex, 'hex')) || !isRecent) {
    throw unauthorized('The notification is not signed by its gateway.', 'notification_signature');
  }
  const { type, session_id: sessionId, amount, currency } = JSON.parse(body.toString('utf8')) as SandboxNotification;
  const outcome = OUTCOME_OF[type];
  if (outcome === undefined) throw invalid('type', 'is no outcome of a payment');
  return { sessionId, amount: decimal(amount), currency, ...outcome };
}

const digest = (secret: string, seconds: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
