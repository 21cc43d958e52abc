import { sql } from 'kysely';

const ofLatestAttempt = <T>(column: 'response_status' | 'failure') =>
  sql<T | null>`(
    select attempt.${sql.ref(column)} from attempt
    where (attempt.tenant_id, attempt.mode, attempt.delivery_id, attempt.number)
      = (delivery.tenant_id, delivery.mode, delivery.id, delivery.attempt_count)
  )`;

/** The result of the latest attempt of a delivery, for queries on deliveries; null if there was none. */
export const LATEST_ATTEMPT = [
  ofLatestAttempt<number>('response_status').as('last_response_status'),
  ofLatestAttempt<string>('failure').as('last_failure'),
] as const;
