import type { Columns } from '@storefront/db';
import type { Generated } from 'kysely';
import type { Scoped } from '../../store/columns.ts';
import type { AccountEntry } from '../domain/account-entry.ts';

/** The tables of statements. */
export interface StatementsTables {
  customer_account: CustomerAccountTable;
  account_entry: AccountEntryTable;
}

interface CustomerAccountTable extends Scoped {
  customer_id: string;
  last_position: Generated<string>;
  balance: Generated<string>;
  open_from: Generated<string>;
  updated_at: Generated<Date>;
}

interface AccountEntryTable extends Scoped, Omit<Columns<AccountEntry>, 'position'> {
  customer_id: string;
  position: string;
}
