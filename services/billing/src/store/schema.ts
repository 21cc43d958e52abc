import type { EventTables } from '@storefront/events/tables';
import type { IdempotencyTables } from '@storefront/idempotency/tables';
import type { StoreClockTables } from '@storefront/store-clock';
import type { Kysely, Transaction } from 'kysely';
import type { AccountsTables } from '../accounts/store/tables.ts';
import type { CreditTables } from '../credit/store/tables.ts';
import type { CustomersTables } from '../customers/store/tables.ts';
import type { GatewaysTables } from '../gateways/store/tables.ts';
import type { InvoicesTables } from '../invoices/store/tables.ts';
import type { PaymentsTables } from '../payments/store/tables.ts';
import type { RefundsTables } from '../refunds/store/tables.ts';
import type { StatementsTables } from '../statements/store/tables.ts';

/** The tables of the billing service, which its rooms declare. Amounts are decimal text; timestamps are `Date`. */
export interface Database
  extends
    EventTables,
    IdempotencyTables,
    StoreClockTables,
    GatewaysTables,
    CreditTables,
    CustomersTables,
    AccountsTables,
    InvoicesTables,
    RefundsTables,
    PaymentsTables,
    StatementsTables {}

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
/** A transaction on the database. */
export type Trx = Transaction<Database>;
