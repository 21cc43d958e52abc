import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seen } from '@storefront/lifecycle/testing';
import { sharedRpcs } from '@storefront/rpc/testing';
import { billingServices } from './services.ts';
import { operatorOf } from './testing/builders.ts';
import { aCustomer, openBilling, type OpenBilling } from './testing/open-billing.ts';
import { refundScenarios } from './testing/refund-scenarios.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.close());

test('what operators share with shoppers is refused to a caller without a customer, and shows a stranger nothing', async () => {
  const shop = refundScenarios(billing);
  const { shopper, order, orderId } = await shop.aPaidOrder();
  const { creditNote } = await shop.refund(shopper, orderId, { amount: '1' });
  const invoice = await shop.invoiceOf(shopper, order.id);
  const stranger = await aCustomer(billing.deps, { tenantId: shopper.tenantId });
  const elsewhere = operatorOf(await aCustomer(billing.deps));
  const named = { invoiceId: invoice?.id, creditNoteId: creditNote?.id, limit: 10, offset: 0, knownEtags: [] };
  const shared = seen('shared RPCs', sharedRpcs(billingServices(billing.deps)), 7);
  const isSeen = (call: Promise<unknown>) =>
    call.then(
      (response) => /"(?:INV|CN)-\d/.test(JSON.stringify(response)),
      (error: { code: string }) => error.code,
    );

  for (const { rpc, call } of shared) {
    const asStore = rpc.endsWith('Statement') ? { ...named, customer: shopper.customerId } : named;
    for (const kind of ['shopper_api', 'service'] as const) {
      const lost = { ...shopper, kind, customerId: undefined };
      for (const request of [named, asStore]) expect([rpc, await isSeen(call(request, lost))]).toEqual([rpc, 'unauthorized']);
    }
    // The rows of a statement are in the PDF only.
    if (rpc === 'RenderStatement') continue;
    expect([rpc, await isSeen(call(asStore, operatorOf(stranger)))]).toEqual([rpc, true]);
    expect([rpc, await isSeen(call(named, shopper))]).toEqual([rpc, true]);
    const unseen = /^(?:List|GetStatement)/.test(rpc) ? false : 'not_found';
    expect([rpc, await isSeen(call(named, stranger))]).toEqual([rpc, unseen]);
    expect([rpc, await isSeen(call(asStore, elsewhere))]).toEqual([rpc, rpc.startsWith('List') ? false : 'not_found']);
  }
});

test.each(['GetStatement', 'RenderStatement'])(
  '%s is refused to an operator who names no customer, and to a customer who names one',
  async (name) => {
    const shopper = await aCustomer(billing.deps);
    const { call } = sharedRpcs(billingServices(billing.deps)).find(({ rpc }) => rpc === name) ?? {};
    const refused = { code: 'validation_error', details: [{ field: 'customer' }] };

    await expect(call?.({}, operatorOf(shopper))).rejects.toMatchObject(refused);
    await expect(call?.({ customer: shopper.customerId }, shopper)).rejects.toMatchObject(refused);
  },
);
