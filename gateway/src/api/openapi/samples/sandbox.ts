import type { Samples } from './sample-values.ts';

export const SANDBOX_SAMPLES: Samples = {
  getSandbox: {},
  resetSandbox: {},
  advanceSandboxClock: {},
  addSandboxFault: {},
  clearSandboxFaults: {},
  queueSandboxPayment: {},
  clearSandboxPayments: {},
  setSandboxStock: {},
  setSandboxCredit: {},
  triggerSandboxEvent: {},
};
