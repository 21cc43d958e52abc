'use client';

import type { Schemas } from '@storefront/client';
import Link from 'next/link';
import { applyCredit, payInvoices } from '@/actions/invoices';
import type { FormState } from '@/lib/explain';
import { date, decimals, money, words } from '@/lib/format';
import { ActionForm, Field } from './action-form';

type Row = Schemas['InvoiceRow'];

const isOpen = ({ status, amount_due }: Row): boolean => status === 'OPEN' && amount_due > 0;

/** The attributes of an input for an amount. It is text, because a hidden number input that is not valid keeps browsers from sending the form. */
const amountInput = (amount: number, currency: string) =>
  ({ inputMode: 'decimal', autoComplete: 'off', defaultValue: amount.toFixed(decimals(currency)) }) as const;

/** A list of invoices, of which the open ones can be selected and paid together. */
export const InvoiceList = ({ invoices }: { invoices: readonly Row[] }) => (
  <ActionForm action={payInvoices} className="invoices">
    {(state) => (
      <>
        <ul className="rows">
          {invoices.map((invoice) => (
            <Item key={invoice.id} state={state} invoice={invoice} />
          ))}
        </ul>
        <p className="row" hidden={!invoices.some(isOpen)}>
          <button className="button">Pay selected</button>
        </p>
      </>
    )}
  </ActionForm>
);

function Item({ state, invoice }: { state: FormState; invoice: Row }) {
  const { id, number, order_number, issued_on, due_on, is_overdue, settlement, total, amount_due, currency } = invoice;
  const isChosen = state.values?.[`pay-${id}`] !== undefined;
  return (
    <li>
      <div>
        <Link href={`/invoices/${id}`}>{number}</Link>
        <p className="hint">
          {`Order ${order_number} · issued ${date(issued_on)}, due ${date(due_on)} · `}
          <a href={`/invoices/${id}/pdf`} aria-label={`PDF of ${number}`}>{`PDF`}</a>
        </p>
      </div>
      <span className={is_overdue ? 'badge bad' : 'badge'}>{is_overdue ? 'Overdue' : words(settlement)}</span>
      <span className="amount">
        {money(total, currency)}
        {amount_due > 0 && amount_due !== total && <small>{`${money(amount_due, currency)} due`}</small>}
      </span>
      {isOpen(invoice) && (
        <div className="pay">
          <label>
            <input type="checkbox" name={`pay-${id}`} defaultChecked={isChosen} /> {`Pay ${number}`}
          </label>
          <Field state={state} name={`amount-${id}`} label={`Amount for ${number}`} {...amountInput(amount_due, currency)} />
        </div>
      )}
      {isChosen && !isOpen(invoice) && (
        <p className="bad">{`This invoice is ${words(settlement).toLowerCase()} now. It was not charged again.`}</p>
      )}
    </li>
  );
}

/** The form to pay an invoice from unused credit. It stays without inputs once there is nothing to apply, so that its report is shown. */
export function ApplyCredit({ invoice: { id, amount_due, currency }, credit }: { invoice: Row; credit: number }) {
  const most = Math.min(credit, amount_due);
  const label = `Part of your unused credit of ${money(credit, currency)}`;
  return (
    <ActionForm action={applyCredit} submit={most > 0 ? 'Apply credit' : undefined}>
      {(state) => (
        <>
          <input type="hidden" name="invoice_id" value={id} />
          {most > 0 && <Field state={state} name="amount" label={label} {...amountInput(most, currency)} />}
        </>
      )}
    </ActionForm>
  );
}
