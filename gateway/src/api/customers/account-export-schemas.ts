import { z } from 'zod';
import { CartOut } from '../carts/schemas.ts';
import { CreditNoteOut, InvoiceOut } from '../invoices/schemas.ts';
import { SavedListOut } from '../lists/schemas.ts';
import { OrderOut } from '../orders/schemas.ts';
import { currency, id, money, textOrNull, time } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';
import { AddressOut, CustomerOut, CustomerSessionOut } from './schemas.ts';

export const CustomerPaymentOut = named('CustomerPayment', {
  id,
  currency,
  amount: money,
  reversed_amount: money.meta({ description: 'The amount that a bank took back.' }),
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
