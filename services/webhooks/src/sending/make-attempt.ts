import type { AttemptOutcome } from '../domain/delivery.ts';
import type { SecretBox } from '../signing/secrets.ts';
import { type SigningSecrets, signatureHeaders } from '../signing/signature-headers.ts';
import type { Claim } from '../store/claims.ts';
import { failureOfError, failureOfStatus } from './failure-of.ts';
import type { Poster } from './post.ts';

/** Signs the stored body as it is and sends it once. Never rejects: what the endpoint does, and a secret that cannot be opened, is an outcome. */
export async function makeAttempt(claim: Claim, { poster, secrets }: { poster: Poster; secrets: SecretBox }): Promise<AttemptOutcome> {
  const startedAt = new Date();
  const started = performance.now();
  const ended = (rest: Pick<AttemptOutcome, 'responseStatus' | 'failure' | 'retryAfter'>): AttemptOutcome => ({
    startedAt,
    durationMs: Math.round(performance.now() - started),
    ...rest,
  });
  const signing = openSecrets(claim, secrets);
  if (signing === undefined) return ended({ responseStatus: null, failure: 'secret_unreadable', retryAfter: null });
  const body = Buffer.from(claim.body, 'utf8');
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Storefront-Webhooks/1.0',
    ...signatureHeaders(
      { event: claim.event, eventId: claim.eventId, deliveryId: claim.id, attempt: claim.attempt, body, sentAt: startedAt },
      signing,
    ),
  };
  try {
    const { status, retryAfter } = await poster.post(claim.endpointUrl, headers, body);
    return ended({ responseStatus: status, failure: failureOfStatus(status), retryAfter });
  } catch (error) {
    return ended({ responseStatus: null, failure: failureOfError(error), retryAfter: null });
  }
}

/** Undefined where the secrets were sealed under another SECRETS_KEY: unsigned nothing goes out, and the schedule asks again. */
function openSecrets(
  { tenantId, mode, subscriptionId, secretSealed, previousSecretSealed }: Claim,
  secrets: SecretBox,
): SigningSecrets | undefined {
  const owner = { tenantId, mode, subscriptionId };
  try {
    const newest = secrets.open(secretSealed, owner);
    return previousSecretSealed === null ? { current: newest } : { current: secrets.open(previousSecretSealed, owner), next: newest };
  } catch {
    return undefined;
  }
}
