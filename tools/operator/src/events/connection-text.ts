import type { ConnectionStep } from './keep-trying.ts';

/** The messages of a long-running command about its connection. */
export const connectionText = (step: ConnectionStep): string =>
  step.kind === 'disconnected' ? `Connection lost: ${step.message} Retrying.` : 'Connected again. Waiting events follow.';
