import { countOf, type Finding, fail, ok } from './finding.ts';
import type { StoreState } from './store-state.ts';

/** At least one order was placed in the sandbox, and its invoice was issued. */
export function checkTestOrder({ sandboxOrders, sandboxInvoices }: StoreState): Finding {
  const action = 'Place an order in the sandbox and see it through to its invoice.';
  if (sandboxOrders === 0) return fail('No test order was placed in the sandbox.', action);
  if (sandboxInvoices === 0) return fail('No invoice was issued for a test order in the sandbox.', action);
  return ok(
    `The sandbox has ${countOf(sandboxOrders, 'test order', 'test orders')} and ${countOf(sandboxInvoices, 'invoice', 'invoices')}.`,
  );
}
