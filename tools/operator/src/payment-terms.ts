import { InvalidArgumentError } from 'commander';

/** When credit invoices are due: days after their issue (NET), or after the end of its month (EOM). */
export interface Terms {
  readonly basis: 'NET' | 'EOM';
  readonly days: number;
}

/** Parses the option `--terms`. */
export function terms(text: string): Terms {
  const [, basis, days = '0'] = /^(net|eom)(?:\+(\d{1,4}))?$/i.exec(text) ?? [];
  if (basis === undefined) throw new InvalidArgumentError('It must be eom, eom+15, or net+30.');
  return { basis: basis.toLowerCase() === 'eom' ? 'EOM' : 'NET', days: Number(days) };
}
