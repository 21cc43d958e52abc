import { readFileSync } from 'node:fs';
import type { Schemas } from '@storefront/client';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../../command-options.ts';

/** The options of a subscription as the command takes them. */
export interface SubscriptionOptions {
  readonly filters?: Schemas['WebhookFilter'][];
  readonly headersFile?: Record<string, string>;
  readonly ordering?: Schemas['WebhookOrdering'];
  readonly signatureScheme?: Schemas['WebhookSignatureScheme'];
  readonly maxPerSecond?: number;
}

/** Adds the options of a subscription to a command that creates or updates one. */
export const withSubscriptionOptions = (command: Command): Command =>
  command
    .option('--filters <json>', `conditions on events, such as [{"field": "payment_status", "in": ["PAID"]}]; [] for none`, filtersOf)
    .option('--headers-file <file>', `file of headers of every request, such as {"Authorization": "Bearer 5f1c"}; {} for none`, headersOf)
    .addOption(new Option('--ordering <ordering>', 'whether events of an object wait for each other').choices(['NONE', 'AGGREGATE']))
    .addOption(new Option('--signature-scheme <scheme>', 'v1 signs with the secret, v1a with a key pair').choices(['v1', 'v1a']))
    .option('--max-per-second <n>', 'attempts that start within a second; 0 for no limit', wholeNumber);

/** Returns the options as a request has them; absent ones are left out. */
export const optionsBody = ({ filters, headersFile, ordering, signatureScheme, maxPerSecond }: SubscriptionOptions) => ({
  filters,
  headers: headersFile,
  ordering,
  signature_scheme: signatureScheme,
  ...(maxPerSecond === undefined ? {} : { max_deliveries_per_second: maxPerSecond === 0 ? null : maxPerSecond }),
});

/** The API checks the filters. */
function filtersOf(text: string): Schemas['WebhookFilter'][] {
  const filters: unknown = parsed(text);
  if (!Array.isArray(filters)) throw new InvalidArgumentError('It must be a JSON array.');
  return filters as Schemas['WebhookFilter'][];
}

/** Headers are read from a file, because other users of a machine can see the arguments of a command. */
function headersOf(file: string): Record<string, string> {
  const headers: unknown = parsed(textOf(file));
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers))
    throw new InvalidArgumentError('It must contain a JSON object.');
  return headers as Record<string, string>;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new InvalidArgumentError('It cannot be read.');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('It must be JSON.');
  }
}
