import type { AttemptOutcome } from '../domain/delivery.ts';
import { deliveryHeaders } from '../signing/delivery-headers.ts';
import type { SecretBox } from '../signing/secrets.ts';
import type { Claim } from '../store/claims.ts';
import { failureReasonOfError, failureReasonOfStatus } from './failure-reason.ts';
import { openRequest } from './open-request.ts';
import type { WebhookClient } from './webhook-client.ts';

/**
 * Signs the stored body and sends it once. Every failure, including a secret that cannot be decrypted, is an outcome. Rejects only if `now` throws,
 * before anything is sent.
 */
export async function attemptDelivery(
  claim: Claim,
  { client, secrets, now }: { client: WebhookClient; secrets: SecretBox; now: () => Date },
): Promise<AttemptOutcome> {
  const startedAt = now();
  const started = performance.now();
  const ended = (rest: Pick<AttemptOutcome, 'responseStatus' | 'failure' | 'retryAfter'>): AttemptOutcome => ({
    startedAt,
    durationMs: Math.round(performance.now() - started),
    ...rest,
  });
  const opened = openRequest(claim, secrets);
  if (opened === undefined) return ended({ responseStatus: null, failure: 'secret_unreadable', retryAfter: null });
  const body = Buffer.from(claim.body, 'utf8');
  const { attempt, event, eventId, id: deliveryId } = claim;
  const signed = deliveryHeaders({ event, eventId, deliveryId, attempt, body, sentAt: startedAt }, opened.signing);
  const headers = { ...opened.headers, ...signed };
  try {
    const { status, retryAfter } = await client.post({ url: claim.endpointUrl, tenantId: claim.tenantId, headers, body });
    return ended({ responseStatus: status, failure: failureReasonOfStatus(status), retryAfter });
  } catch (error) {
    return ended({ responseStatus: null, failure: failureReasonOfError(error), retryAfter: null });
  }
}
