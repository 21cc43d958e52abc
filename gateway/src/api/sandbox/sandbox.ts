import { documented } from '@storefront/api-docs';
import type { z } from 'zod';
import { IdempotencyHeaders } from '../../http/input/idempotency-key.ts';
import type { Message } from '../../http/input/to-message.ts';
import { enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import { accepted, created, gone, ok } from '../../http/routing/responses.ts';
import { type Call, type Route, route } from '../../http/routing/route.ts';
import {
  addFault,
  advanceClock,
  asStore,
  clearFaults,
  listFaults,
  showClock,
  showFault,
  type ShownClock,
  type ShownFault,
} from '../../stores/index.ts';
import { CreditStatusOut } from '../customers/schemas.ts';
import type { ResourceDeps } from '../deps.ts';
import { envelopeOf } from '../schemas/envelopes.ts';
import { SANDBOX_OPERATIONS } from './docs.ts';
import { SandboxFaultIn, SandboxFaultOut } from './fault-schemas.ts';
import { checkFaultTarget } from './fault-target.ts';
import {
  ClockAdvanceIn,
  SandboxClockOut,
  SandboxCreditIn,
  SandboxDisputeIn,
  SandboxDisputeOut,
  SandboxEventIn,
  SandboxEventOut,
  SandboxHistoryIn,
  SandboxHistoryOut,
  SandboxOut,
  SandboxPaymentIn,
  SandboxPaymentOut,
  SandboxStockIn,
  SandboxStockOut,
} from './schemas.ts';
import { createHistory, renderPayment, setUpHandlers } from './set-ups.ts';

const ACCESS = { access: 'secret_sandbox', scope: null } as const;
const headers = IdempotencyHeaders;

/** The control of sandboxes. A live key gets a 404 from all of them. Faults apply to `routes`. */
export function sandboxRoutes(deps: ResourceDeps, routes: readonly Route[]): readonly Route[] {
  const sandbox = sandboxHandlers(deps, routes);
  const setUps = setUpHandlers(deps);
  // prettier-ignore
  return documented('Sandbox', SANDBOX_OPERATIONS, [
    route({
      id: 'getSandbox', method: 'get', path: '/v1/sandbox', ...ACCESS,
      summary: 'Retrieve the state of the sandbox', request: {}, response: ok('The state of the sandbox.', envelopeOf(SandboxOut)), handler: sandbox.getSandbox,
    }),
    route({
      id: 'resetSandbox', method: 'post', path: '/v1/sandbox/reset', ...ACCESS,
      summary: 'Reset the sandbox', request: {}, response: gone('Faults, queued payments, and counted attempts were removed.'), handler: sandbox.resetSandbox,
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
      response: created('The queued payment.', envelopeOf(SandboxPaymentOut)), handler: setUps.queuePayment,
    }),
    route({
      id: 'clearSandboxPayments', method: 'delete', path: '/v1/sandbox/payments', ...ACCESS,
      summary: 'Clear the queued payments', request: {}, response: gone('The queued payments were removed.'), handler: setUps.clearPayments,
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
      response: created('The totals of the history.', envelopeOf(SandboxHistoryOut)), handler: createHistory(deps),
    }),
    route({
      id: 'triggerSandboxEvent', method: 'post', path: '/v1/sandbox/events', ...ACCESS,
      summary: 'Trigger an event', request: { headers, body: SandboxEventIn },
      response: accepted('The event was sent to the subscriptions.', envelopeOf(SandboxEventOut)), handler: setUps.triggerEvent,
    }),
  ]);
}

/** Returns the operations on the clock and the faults of a sandbox. Faults apply to `routes`. */
const sandboxHandlers = ({ sandbox }: ResourceDeps, routes: readonly Route[]) => ({
  /** Returns everything that was set up in the sandbox. */
  getSandbox: async (_request: object, { caller }: Call): Promise<Reply> => {
    const [clock, faults, { payments }] = await Promise.all([
      showClock(sandbox, caller),
      listFaults(sandbox.db, caller),
      sandbox.clients.billing.listPayments({}, caller),
    ]);
    return enveloped({
      clock: renderClock(clock),
      faults: faults.map(showFault).map(renderFault),
      payments: payments.map(renderPayment),
    });
  },
  /** Removes the faults and the queued payments, and forgets the attempts that count against limits. The clock stays. */
  resetSandbox: async (_request: object, { caller }: Call): Promise<Reply> => {
    const { billing } = sandbox.clients;
    await Promise.all([clearFaults(sandbox, caller), billing.clearPayments({}, caller), billing.clearAttempts({}, caller)]);
    return noContent();
  },
  advanceClock: async ({ by, to }: z.output<typeof ClockAdvanceIn>, { caller }: Call): Promise<Reply> => {
    const move = to instanceof Date ? { to } : { byMs: by ?? 0 };
    const { replayed, ...clock } = await advanceClock(sandbox)(move, asStore(caller));
    return enveloped(renderClock(clock), { replayed });
  },
  addFault: async (given: Message<z.output<typeof SandboxFaultIn>>, { caller }: Call): Promise<Reply> => {
    checkFaultTarget(given, routes);
    const { fault, replayed } = await addFault(sandbox)(given, asStore(caller));
    return enveloped(renderFault(fault), { status: 201, replayed });
  },
  clearFaults: async (_request: object, { caller }: Call): Promise<Reply> => {
    await clearFaults(sandbox, caller);
    return noContent();
  },
});

const renderClock = ({ now, aheadSeconds, status }: ShownClock) => ({ now, ahead_seconds: aheadSeconds, status });

function renderFault({ id, method, path, effect, times, remaining, createdAt, expiresAt }: ShownFault) {
  return {
    id,
    method,
    path,
    effect: effect.kind,
    delay_ms: effect.kind === 'latency' ? effect.delayMs : null,
    status: effect.kind === 'error' ? effect.status : null,
    retry_after_seconds: effect.kind === 'error' ? effect.retryAfterSeconds : null,
    when: effect.kind === 'dropped_connection' ? effect.when : null,
    sections: effect.kind === 'missing_section' ? effect.sections : null,
    times,
    remaining,
    created_at: createdAt,
    expires_at: expiresAt,
  };
}
