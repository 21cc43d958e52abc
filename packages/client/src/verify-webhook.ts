import type { Schemas } from './client-paths.ts';
import { type RawRequest, rawBody } from './raw-body.ts';

/** An event that a subscription delivers, distinguished by `type`. New types can be added at any time. */
export type WebhookEvent =
  | Schemas['OrderConfirmed']
  | Schemas['OrderShipped']
  | Schemas['OrderCancelled']
  | Schemas['InvoiceIssued']
  | Schemas['ProductCreated']
  | Schemas['ProductUpdated']
  | Schemas['StockChanged']
  | Schemas['OrderPlaced']
  | Schemas['OrderDelivered']
  | Schemas['OrderRefunded']
  | Schemas['InvoicePaid']
  | Schemas['InvoiceVoided']
  | Schemas['InvoicePaymentReversed']
  | Schemas['InvoiceOverdue']
  | Schemas['CreditNoteIssued']
  | Schemas['PaymentFailed']
  | Schemas['ProductRemoved']
  | Schemas['CustomerCreated']
  | Schemas['CustomerUpdated']
  | Schemas['WebhookEndpointFailing']
  | Schemas['WebhookEndpointDisabled']
  | { id: string; type: 'ping'; mode: Schemas['Mode']; created_at: string; data: { subscription_id: string } };

/** Why a delivery was rejected. */
export type WebhookErrorReason =
  | 'missing_signature'
  | 'timestamp_out_of_tolerance'
  | 'signature_mismatch'
  | 'invalid_body'
  | 'body_too_large';

/** A delivery that must not be handled. Respond with 401. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly reason: WebhookErrorReason;

  constructor(reason: WebhookErrorReason, options?: ErrorOptions) {
    super(`The webhook delivery was rejected: ${reason.replaceAll('_', ' ')}.`, options);
    this.reason = reason;
  }
}

/** A fetch `Request`, or a request of Express or Node with its raw body. */
export type WebhookRequest = RawRequest;

/** How to verify a delivery. */
export interface VerifyOptions {
  /** The `signing_secret` of the subscription, or its `public_key` if it signs with `v1a`; several while they are being rotated or the scheme changes. */
  readonly secret: string | readonly string[];
  /**
   * `standard`, the default, verifies `webhook-signature`, which covers the ID and the time. `service` verifies `X-Service-Signature`, which covers
   * only the body, so that a recorded delivery can be replayed: detect repeated event IDs.
   */
  readonly signature?: 'standard' | 'service';
  /** The greatest age of a delivery, and how far its time may be ahead, by default 300. It applies to `standard`. */
  readonly toleranceSeconds?: number;
  /** The longest body that is accepted, by default 4 MiB, which holds the largest order. Anyone can send to the endpoint, so no more is read. */
  readonly bodyBytesMax?: number;
}

const BODY_BYTES_MAX = 4 * 1024 * 1024;

/** Verifies the signature over the raw bytes of a delivery and returns its event. Throws a `WebhookVerificationError`. */
export async function verifyWebhook(request: WebhookRequest, options: VerifyOptions): Promise<WebhookEvent> {
  const body = await rawBody(request, options.bodyBytesMax ?? BODY_BYTES_MAX);
  if (body === undefined) throw new WebhookVerificationError('body_too_large');
  const header = (name: string): string => headerOf(request.headers, name);
  const secrets = [options.secret].flat();
  if (options.signature === 'service') await verifyService(header, body, secrets);
  else await verifyStandard(header, body, secrets, options.toleranceSeconds ?? 300);
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  } catch (cause) {
    throw new WebhookVerificationError('invalid_body', { cause });
  }
}

type Header = (name: string) => string;
type Bytes = Uint8Array<ArrayBuffer>;

async function verifyStandard(header: Header, body: Bytes, secrets: readonly string[], toleranceSeconds: number): Promise<void> {
  const [id, timestamp, signatures] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')];
  if (id === '' || timestamp === '' || signatures === '') throw new WebhookVerificationError('missing_signature');
  // Written so that a timestamp that is not a number is rejected.
  if (!(Math.abs(Date.now() / 1_000 - Number(timestamp)) <= toleranceSeconds))
    throw new WebhookVerificationError('timestamp_out_of_tolerance');
  const prefix = encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(prefix.length + body.length);
  signed.set(prefix);
  signed.set(body, prefix.length);
  const presented = (scheme: string) =>
    signatures.split(' ').flatMap((text) => (text.startsWith(`${scheme},`) ? [fromBase64(text.slice(scheme.length + 1))] : []));
  const bytesOf = (secret: string) => fromBase64(secret.replace(/^wh(?:sec|pk)_/, ''));
  const [publicKeys, shared] = [secrets.filter(isPublic).map(bytesOf), secrets.filter(isShared).map(bytesOf)];
  const isVerified = (await isAny(HMAC, shared, presented('v1'), signed)) || (await isAny('Ed25519', publicKeys, presented('v1a'), signed));
  if (!isVerified) throw new WebhookVerificationError('signature_mismatch');
}

/** During a rotation, `X-Service-Signature` is made with the old secret and `X-Service-Signature-Next` with the new one. */
async function verifyService(header: Header, body: Bytes, secrets: readonly string[]): Promise<void> {
  const texts = [header('x-service-signature'), header('x-service-signature-next')].filter((text) => text !== '');
  if (texts.length === 0) throw new WebhookVerificationError('missing_signature');
  const presented = texts.map((text) =>
    Uint8Array.from(text.replace(/^sha256=/, '').match(/../g) ?? [], (hex) => Number.parseInt(hex, 16)),
  );
  if (!(await isAny(HMAC, secrets.filter(isShared).map(encode), presented, body))) throw new WebhookVerificationError('signature_mismatch');
}

/** Everyone can know a public key, so it is never used as a shared secret. */
const isPublic = (secret: string): boolean => secret.startsWith('whpk_');
const isShared = (secret: string): boolean => !isPublic(secret);

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** Whether one of the signatures is that of one of the keys. `verify` of Web Crypto compares in constant time. */
async function isAny(
  algorithm: typeof HMAC | 'Ed25519',
  keys: readonly Bytes[],
  signatures: readonly Bytes[],
  signed: Bytes,
): Promise<boolean> {
  for (const bytes of keys) {
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
    for (const signature of signatures) if (await crypto.subtle.verify(algorithm, key, signature, signed)) return true;
  }
  return false;
}

function headerOf(headers: WebhookRequest['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : (headers as Record<string, string | string[] | undefined>)[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

const encode = (text: string): Bytes => new TextEncoder().encode(text);

/** Text that is not Base64 matches nothing. */
function fromBase64(text: string): Bytes {
  try {
    return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
  } catch {
    return new Uint8Array();
  }
}
