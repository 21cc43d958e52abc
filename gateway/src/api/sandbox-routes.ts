import { IdempotencyHeaders } from '../http/input/idempotency-key.ts';
import { accepted, created, gone, ok } from '../http/routing/responses.ts';
import { type Route, route } from '../http/routing/route.ts';
import type { ResourceDeps } from './deps.ts';
import { createHistory } from './resources/sandbox-histories.ts';
import { setUpHandlers } from './resources/sandbox-set-ups.ts';
import { sandboxHandlers } from './resources/sandbox.ts';
import { CreditStatusOut } from './schemas/customers.ts';
import { envelopeOf } from './schemas/envelopes.ts';
import { SandboxFaultIn, SandboxFaultOut } from './schemas/sandbox-faults.ts';
import { SandboxHistoryIn, SandboxHistoryOut } from './schemas/sandbox-histories.ts';
import {
  SandboxCreditIn,
  SandboxDisputeIn,
  SandboxDisputeOut,
  SandboxEventIn,
  SandboxEventOut,
  SandboxPaymentIn,
  SandboxPaymentOut,
  SandboxStockIn,
  SandboxStockOut,
} from './schemas/sandbox-set-ups.ts';
import { ClockAdvanceIn, SandboxClockOut, SandboxOut } from './schemas/sandbox.ts';

const ACCESS = { access: 'secret_sandbox', scope: null } as const;
const headers = IdempotencyHeaders;

/** The control of sandboxes. A live key gets a 404 from all of them. Faults apply to `routes`. */
export function sandboxRoutes(deps: ResourceDeps, routes: readonly Route[]): readonly Route[] {
  const sandbox = sandboxHandlers(deps, routes);
  const setUps = setUpHandlers(deps);
  // prettier-ignore
  return [
    route({
      id: 'getSandbox', method: 'get', path: '/v1/sandbox', ...ACCESS,
      summary: 'Retrieve the state of the sandbox', request: {}, response: ok('What was set up in the sandbox.', envelopeOf(SandboxOut)), handler: sandbox.getSandbox,
    }),
    route({
      id: 'resetSandbox', method: 'post', path: '/v1/sandbox/reset', ...ACCESS,
      summary: 'Reset the sandbox', request: {}, response: gone('Faults, payments ahead of time, and counted attempts were removed.'), handler: sandbox.resetSandbox,
    }),
    route({
      id: 'advanceSandboxClock', method: 'post', path: '/v1/sandbox/clock/advance', ...ACCESS,
      summary: 'Advance the clock', request: { headers, body: ClockAdvanceIn },
      response: ok('The clock.', envelopeOf(SandboxClockOut)), handler: sandbox.advanceClock,
    }),
    route({
      id: 'addSandboxFault', method: 'post', path: '/v1/sandbox/faults', ...ACCESS,
      summary: 'Add a fault', request: { headers, body: SandboxFaultIn },
      response: created('The fault.', envelopeOf(SandboxFaultOut)), handler: sandbox.addFault,
    }),
    route({
      id: 'clearSandboxFaults', method: 'delete', path: '/v1/sandbox/faults', ...ACCESS,
      summary: 'Clear the faults', request: {}, response: gone('The faults were removed.'), handler: sandbox.clearFaults,
    }),
    route({
      id: 'queueSandboxPayment', method: 'post', path: '/v1/sandbox/payments', ...ACCESS,
      summary: 'Choose the outcome of the next payment', request: { headers, body: SandboxPaymentIn },
      response: created('The payment ahead of time.', envelopeOf(SandboxPaymentOut)), handler: setUps.queuePayment,
    }),
    route({
      id: 'clearSandboxPayments', method: 'delete', path: '/v1/sandbox/payments', ...ACCESS,
      summary: 'Clear the payments ahead of time', request: {}, response: gone('The payments ahead of time were removed.'), handler: setUps.clearPayments,
    }),
    route({
      id: 'disputeSandboxPayment', method: 'post', path: '/v1/sandbox/disputes', ...ACCESS,
      summary: 'Dispute a payment', request: { headers, body: SandboxDisputeIn },
      response: ok('The dispute.', envelopeOf(SandboxDisputeOut)), handler: setUps.reportDispute,
    }),
    route({
      id: 'setSandboxStock', method: 'post', path: '/v1/sandbox/stock', ...ACCESS,
      summary: 'Set the stock of a product', request: { headers, body: SandboxStockIn },
      response: ok('The stock band of the SKU.', envelopeOf(SandboxStockOut)), handler: setUps.setStock,
    }),
    route({
      id: 'setSandboxCredit', method: 'post', path: '/v1/sandbox/credit', ...ACCESS,
      summary: 'Set the credit terms of a customer', request: { headers, body: SandboxCreditIn },
      response: ok('The credit status.', envelopeOf(CreditStatusOut)), handler: setUps.setCredit,
    }),
    route({
      id: 'createSandboxHistory', method: 'post', path: '/v1/sandbox/histories', ...ACCESS,
      summary: 'Create a history of invoices and payments', request: { headers, body: SandboxHistoryIn },
      response: created('What was created.', envelopeOf(SandboxHistoryOut)), handler: createHistory(deps),
    }),
    route({
      id: 'triggerSandboxEvent', method: 'post', path: '/v1/sandbox/events', ...ACCESS,
      summary: 'Trigger an event', request: { headers, body: SandboxEventIn },
      response: accepted('The event was sent to the subscriptions.', envelopeOf(SandboxEventOut)), handler: setUps.triggerEvent,
    }),
  ];
}
