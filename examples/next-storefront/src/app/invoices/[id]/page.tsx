import type { Metadata } from 'next';
import Link from 'next/link';
import { ApplyCredit } from '@/components/invoice-forms';
import { Lines, Ruled, Totals } from '@/components/lists';
import { date, money, words } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Invoice' };
type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ applied?: string }> };

export default async function InvoicePage({ params, searchParams }: Props) {
  const [{ id }, { applied }] = await Promise.all([params, searchParams]);
  const client = await shopperClient(`/invoices/${id}`);
  const { data: invoice } = await read(client.GET('/v1/invoices/{invoice_id}', { params: { path: { invoice_id: id } } }));
  const { data: credit } = await read(client.GET('/v1/me/credit-status'));
  const amount = (value: number) => (value === 0 ? null : money(value, invoice.currency));
  const facts = {
    Status: invoice.is_overdue ? 'Overdue' : words(invoice.settlement),
    Issued: date(invoice.issued_on),
    Due: date(invoice.due_on),
    'Your number': invoice.purchase_order_number,
    Paid: amount(invoice.amount_paid),
    Credited: amount(invoice.amount_credited),
    Refunded: amount(invoice.amount_refunded),
    'Still due': amount(invoice.amount_due),
  };
  return (
    <>
      <h1>{`Invoice ${invoice.number}`}</h1>
      {applied && <p className="report">Your credit was applied.</p>}
      <div className="columns">
        <div className="stack">
          <Lines {...invoice} />
          <Totals {...invoice} delivery={invoice.shipping_amount} />
        </div>
        <aside className="summary stack" aria-label="About this invoice">
          <Ruled rows={Object.entries(facts)} />
          <ApplyCredit invoice={invoice} credit={credit.unapplied_credit} />
          {invoice.amount_due > 0 && <Link href={`/invoices?q=${invoice.number}`}>Pay online</Link>}
          <a href={`/invoices/${id}/pdf`}>Download as PDF</a>
          <Link href={`/orders/${invoice.order_id}`}>{`Order ${invoice.order_number}`}</Link>
          {invoice.credit_notes.map((note) => (
            <Link key={note.id} href={`/credit-notes/${note.id}`}>{`Credit note ${note.number}`}</Link>
          ))}
        </aside>
      </div>
    </>
  );
}
