import { type Command, InvalidArgumentError } from 'commander';

/** The options that `withSettlement` adds. */
export interface SettlementOptions {
  readonly byHand?: boolean;
  readonly toCredit?: boolean;
  readonly reference?: string;
}

/** Adds the options that say how money is returned. Without them, each payment is returned the way it came. */
export const withSettlement = (command: Command): Command =>
  command
    .option('--by-hand', 'record a refund that was made outside the system')
    .option('--reference <text>', 'reference of a refund by hand')
    .option('--to-credit', 'move the money to the customer’s unapplied credit');

/** Returns the fields of a request. Contradictory options are refused before anything is sent. */
export function settlementOf({ byHand = false, toCredit = false, reference }: SettlementOptions) {
  if (byHand && toCredit) throw new InvalidArgumentError('--by-hand and --to-credit cannot be combined.');
  if (byHand !== (reference !== undefined)) throw new InvalidArgumentError('--by-hand and --reference require each other.');
  const method = byHand ? 'BY_HAND' : toCredit ? 'CREDIT' : 'METHOD_UNSPECIFIED';
  return { method, reference } as const;
}
