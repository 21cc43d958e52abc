import type { ConnectionStep } from './keep-trying.ts';

/** What a command that goes on prints about its connection. */
export const connectionText = (step: ConnectionStep): string =>
  step.kind === 'disconnected' ? `Connection lost: ${step.message} Retrying.` : 'Connected again. Waiting events follow.';
