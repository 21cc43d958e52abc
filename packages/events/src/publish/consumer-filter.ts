import type { ConsumerInfo } from '@nats-io/jetstream';
import { type RawBuilder, sql } from 'kysely';

/** Selects the events in the outbox that match the consumer's filter. */
export function matchesFilter({ config }: Pick<ConsumerInfo, 'config'>): RawBuilder<unknown> {
  const subjects = config.filter_subjects ?? [config.filter_subject ?? ''];
  return sql`type like any(${subjects.map(typePattern)}::text[])`;
}

/** Converts a filter subject, such as `events.*.*.order.confirmed`, to a pattern of types. */
function typePattern(subject: string): string {
  const [, , , ...type] = subject.split('.');
  return type.length === 0 ? '%' : type.join('.').replaceAll('_', '\\_').replaceAll('*', '%');
}
