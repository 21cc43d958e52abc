import type { OperationDocs } from '../operation-doc.ts';

const CLOCK = { now: '2026-12-22T10:00:00.000Z', ahead_seconds: 2_678_400, status: 'READY' };

export const SANDBOX_OPERATIONS: Readonly<Record<string, OperationDocs>> = {
  getSandbox: {
    description: 'Returns the state of the sandbox.',
    response: { moved: { summary: 'A sandbox whose clock is 31 days ahead', value: { data: { clock: CLOCK }, errors: [] } } },
  },
  advanceSandboxClock: {
    description:
      "Moves the store's clock forward, by an interval or to a time, up to five years ahead of the real time. It cannot be moved back. The store's time " +
      'determines everything that a shopper can observe: when payment sessions, shopper tokens, and carts expire, when unpaid orders expire, when invoices ' +
      'become overdue, when sales and promotions begin and end, and the timestamps of new orders and invoices. When the call returns with the status `READY`, ' +
      'all of this has happened. If part of the service is unavailable, the status is `ADVANCING`; the move is completed within a minute, and another one ' +
      'returns 409 `clock_advancing` until then. Rate limits, Idempotency-Keys, API keys, and webhook deliveries keep the real time.',
    reasons: ['clock_advancing', 'clock_limit'],
    request: {
      interval: { summary: 'Move the clock by 31 days', value: { by: '31d' } },
      time: { summary: 'Move the clock to the start of a sale', value: { to: '2026-12-24T05:00:00Z' } },
    },
    response: { moved: { summary: 'The new time', value: { data: CLOCK, errors: [] } } },
  },
};
