import { type Command, InvalidArgumentError } from 'commander';

/** Adds the options of a customer's exemption from GCT. */
export function withExemption(command: Command): Command {
  command
    .option('--tax-exempt <certificate>', 'certificate by which the customer is exempt from GCT', certificate)
    .option('--no-tax-exempt', 'end the exemption')
    .option('--exempt-until <date>', 'last date of the exemption (default: it does not end)');
  // Commander would let the last of the two win.
  const given = new Set<string>();
  for (const name of ['tax-exempt', 'no-tax-exempt']) {
    command.on(`option:${name}`, () => {
      if (given.add(name).size > 1) throw new InvalidArgumentError('--tax-exempt and --no-tax-exempt cannot be combined.');
    });
  }
  return command;
}

function certificate(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must not be empty. --no-tax-exempt ends the exemption.');
  return text;
}
