import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { isOnCitus, violatedInvariants } from '@storefront/db/testing';
import { skippedIf } from '@storefront/lifecycle/testing';
import { type Kysely, sql } from 'kysely';
import { up } from '../../../migrations/0018-late-payments.ts';
import { invariants } from '../../store/invariants.ts';
import type { Database } from '../../store/schema.ts';
import { type OpenBilling, openBilling } from '../../testing/open-billing.ts';
import { paymentScenarios } from '../../testing/payment-scenarios.ts';
import { payInvoice } from '../handlers/pay-invoice.ts';
import { recordPayment } from '../handlers/record-payment.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

/** Turns the sessions of late payments back into what the version before the migration stored. */
async function asBeforeTheMigration(trx: Kysely<Database>): Promise<void> {
  const statements = [
    `update payment_session ended set unapplied_amount = settled.unapplied_amount from payment_session settled where settled.id = ended.settled_by`,
    `update invoice_payment moved set payment_session_id = ended.id from payment_session ended where moved.payment_session_id = ended.settled_by`,
    `update refund moved set payment_session_id = ended.id from payment_session ended where moved.payment_session_id = ended.settled_by`,
    `delete from payment_session where id in (select settled_by from payment_session)`,
    `update payment_session set updated_at = updated_at - interval '1 hour', late_paid_at = late_paid_at - interval '1 hour'`,
    `alter table payment_session drop column settled_by, drop column store_name, drop column payable_number`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

skippedIf(isOnCitus() && 'Citus distributes the tables after this migration', test)(
  'the migration moves late payments that are recorded on ended sessions to sessions for them',
  async () => {
    const shop = paymentScenarios(billing);
    const late = await shop.aPrepaidOrder();
    await shop.deliver(late.shopper, 'order.cancelled', late.order);
    await shop.choose(late.sessionId, 'PAY');
    const { shopper, invoiceId } = await shop.anOpenInvoice();
    const { paymentSession } = await payInvoice(billing.deps)({ invoiceId }, shopper);
    const partly = paymentSession?.id ?? '';
    await recordPayment(billing.deps)({ invoice: invoiceId, amount: '100.00' }, { ...shopper, kind: 'operator' });
    await shop.choose(partly, 'PAY');
    const unpaid = await shop.aPrepaidOrder();

    await billing.broken(async (trx) => {
      await asBeforeTheMigration(trx);
      await up(trx as unknown as Kysely<unknown>);

      const sessions = await trx.selectFrom('payment_session').selectAll().execute();
      const rowOf = (id: string | null | undefined) => sessions.find((session) => session.id === id);
      for (const [id, unapplied] of [
        [late.sessionId, 115],
        [partly, 100],
      ] as const) {
        const ended = rowOf(id);
        expect(ended).toMatchObject({ status: 'CANCELLED', unapplied_amount: '0', late_paid_at: expect.any(Date) });
        const settled = rowOf(ended?.settled_by);
        expect(settled).toMatchObject({ status: 'PAID', provider_reference: ended?.provider_reference, late_paid_at: null });
        expect(Number(settled?.unapplied_amount)).toBe(unapplied);
        expect(settled?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
        // The first 48 bits of a UUIDv7 are its time in milliseconds.
        expect(Number.parseInt(settled?.id.replaceAll('-', '').slice(0, 12) ?? '', 16)).toBe(settled?.created_at.getTime());
      }
      expect(rowOf(unpaid.sessionId)).toMatchObject({ status: 'PENDING', settled_by: null });
      expect(await violatedInvariants(trx, invariants)).toEqual([]);
    });
  },
);
