import type { Columns } from '@storefront/db';
import type { Generated } from 'kysely';
import type { Scoped } from '../../store/columns.ts';
import type { Address, Customer } from '../domain/customer.ts';

/** The tables of customers. */
export interface CustomersTables {
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
}

interface CustomerTable extends Scoped, Columns<Omit<Customer, 'hasCreditAccount' | 'isClosing' | 'addresses'>> {
  password_hash: string | null;
  /** The closing of the account that is in progress until `closing_until`. */
  closing_id: string | null;
  closing_until: Date | null;
  /** When the shopper closed the account for good. */
  erased_at: Date | null;
  updated_at: Generated<Date>;
}

interface CustomerAddressTable extends Scoped, Columns<Address> {
  customer_id: string;
  position: number;
}
