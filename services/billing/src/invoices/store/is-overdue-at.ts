import { type RawBuilder, sql } from 'kysely';
import { overdueDueDate } from '../domain/overdue.ts';

/** The SQL condition that an invoice is overdue at a time. Equal to `isOverdue` in the domain. */
export const isOverdueAt = (now: Date): RawBuilder<boolean> => sql`(status = 'OPEN' and due_at < case payment_rail
  when 'CASH_ON_DELIVERY' then ${overdueDueDate('CASH_ON_DELIVERY', now)}::timestamptz
  else ${overdueDueDate('CREDIT_TERMS', now)}::timestamptz
end)`;
