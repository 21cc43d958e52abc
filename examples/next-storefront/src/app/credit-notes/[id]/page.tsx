import type { Metadata } from 'next';
import Link from 'next/link';
import { Ruled } from '@/components/lists';
import { date, inUnits, money } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Credit note' };

export default async function CreditNotePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const client = await shopperClient(`/credit-notes/${id}`);
  const { data: note } = await read(client.GET('/v1/credit-notes/{credit_note_id}', { params: { path: { credit_note_id: id } } }));
  const amount = (value: number): string => money(value, note.currency);
  const lines = note.lines.map(
    (line) => [`${inUnits(line.quantity, line.base_uom)} × ${line.description}`, amount(line.net_amount)] as const,
  );
  const delivery = note.shipping_amount === 0 ? null : amount(note.shipping_amount);
  const totals = { Delivery: delivery, Tax: amount(note.gct_amount), Total: amount(note.total) };
  const facts = { Issued: date(note.issued_on), Reason: note.reason };
  return (
    <>
      <h1>{`Credit note ${note.number}`}</h1>
      <div className="columns">
        <div className="stack">
          <Ruled rows={lines} className="lines" />
          <Ruled rows={Object.entries(totals)} className="totals" />
        </div>
        <aside className="summary stack" aria-label="About this credit note">
          <Ruled rows={Object.entries(facts)} />
          <a href={`/credit-notes/${id}/pdf`}>Download as PDF</a>
          <Link href={`/invoices/${note.invoice_id}`}>{`Invoice ${note.invoice_number}`}</Link>
        </aside>
      </div>
    </>
  );
}
