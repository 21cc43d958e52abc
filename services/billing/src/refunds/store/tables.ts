import type { Columns } from '@storefront/db';
import type { Generated } from 'kysely';
import type { Scoped } from '../../store/columns.ts';
import type { Refund } from '../domain/refund.ts';

/** The tables of refunds. */
export interface RefundsTables {
  refund: RefundTable;
}

interface RefundTable extends Scoped, Columns<Refund> {
  /** Not cleared when a bank returns the refund later. */
  succeeded_at: Date | null;
  revision: Generated<number>;
  next_attempt_at: Date | null;
}
