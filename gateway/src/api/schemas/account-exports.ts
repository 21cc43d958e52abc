import { z } from 'zod';
import { AddressOut } from './addresses.ts';
import { CartOut } from './carts.ts';
import { CustomerSessionOut } from './customer-sessions.ts';
import { CustomerOut } from './customers.ts';
import { currency, id, money, textOrNull, time } from './fields.ts';
import { CreditNoteOut, InvoiceOut } from './invoices.ts';
import { SavedListOut } from './lists.ts';
import { named } from './named.ts';
import { OrderOut } from './orders.ts';

export const CustomerPaymentOut = named('CustomerPayment', {
  id,
  currency,
  amount: money,
  reversed_amount: money.meta({ description: 'What a bank took back.' }),
  paid_at: time,
  payment_session_id: id.nullable().meta({ description: 'The payment session that received it; `null` if the store recorded it.' }),
  reference: textOrNull.meta({ description: 'The reference of a recorded payment.' }),
});

export const AccountExportOut = named('AccountExport', {
  customer: CustomerOut,
  addresses: z.array(AddressOut),
  sessions: z.array(CustomerSessionOut),
  carts: z.array(CartOut),
  lists: z.array(SavedListOut),
  orders: z.array(OrderOut).meta({ description: 'Oldest first; without `invoices` and `payment_session`, which are `null`.' }),
  invoices: z.array(InvoiceOut).meta({ description: 'Oldest first; without `order`, which is `null`.' }),
  credit_notes: z.array(CreditNoteOut),
  payments: z.array(CustomerPaymentOut).meta({ description: 'Newest first.' }),
});
