import { HISTORY_ENTRIES_MAX, HISTORY_INVOICES_PER_MONTH_MAX, HISTORY_MONTHS_MAX } from '../../../gateway/src/api/sandbox/schemas.ts';
import { CLOCK_YEARS_MAX, MOVE_RESPONSE_MS } from '../../../gateway/src/stores/sandbox/advance-clock.ts';
import { FAULTS_MAX } from '../../../gateway/src/stores/store/sandbox-faults.ts';
import { SANDBOX_PAYMENTS_MAX } from '../../../services/billing/src/gateways/store/sandbox-payments.ts';
import type { Limit } from './limit.ts';

/** Limits of the control of a sandbox. */
export const sandbox: readonly Limit[] = [
  {
    what: 'Lead of a sandbox clock over the real time',
    limit: '{} years',
    beyond: '409 `clock_limit`',
    constant: { CLOCK_YEARS_MAX },
    file: 'gateway/src/stores/sandbox/advance-clock.ts',
  },
  {
    what: "Time for a move of a sandbox's clock",
    beyond: 'status `ADVANCING`',
    constant: { MOVE_RESPONSE_MS },
    file: 'gateway/src/stores/sandbox/advance-clock.ts',
  },
  {
    what: 'Faults of a sandbox',
    beyond: '409 `sandbox_fault_limit`',
    constant: { FAULTS_MAX },
    file: 'gateway/src/stores/store/sandbox-faults.ts',
  },
  {
    what: 'Queued payments of a sandbox',
    beyond: '409 `sandbox_payment_limit`',
    constant: { SANDBOX_PAYMENTS_MAX },
    file: 'services/billing/src/gateways/store/sandbox-payments.ts',
  },
  {
    what: 'Entries of a sandbox history',
    beyond: '422',
    constant: { HISTORY_ENTRIES_MAX },
    file: 'gateway/src/api/sandbox/schemas.ts',
  },
  {
    what: 'Months of a sandbox history',
    beyond: '422',
    constant: { HISTORY_MONTHS_MAX },
    file: 'gateway/src/api/sandbox/schemas.ts',
  },
  {
    what: 'Invoices per month of a sandbox history',
    beyond: '422',
    constant: { HISTORY_INVOICES_PER_MONTH_MAX },
    file: 'gateway/src/api/sandbox/schemas.ts',
  },
];
