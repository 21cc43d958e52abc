import { setTimeout as sleep } from 'node:timers/promises';
import { bufferBytes, type Bytes } from '@storefront/contract/rows';
import { invalid } from '@storefront/errors';
import { overloaded } from '@storefront/fair-queue';
import type { ImportProductsRequest } from '@storefront/proto/storefront/catalog/v1';
import { importCustomers, importPrices, type ImportState, unknownColumn } from '@storefront/public-json/files';
import { z } from 'zod';
import { sectionErrors } from '../../api/schemas/envelopes.ts';
import { count, textOrNull } from '../../api/schemas/fields.ts';
import { flag } from '../../api/schemas/flag.ts';
import { named } from '../../api/schemas/named.ts';
import { bare } from '../../http/replies/reply.ts';
import { ok } from '../../http/routing/responses.ts';
import { anonymousCaller } from '../access/operator-caller.ts';
import type { AdminClients } from '../clients.ts';
import { type AdminCall, adminRoute, type AdminRoute, S } from '../http/admin-route.ts';
import { rendererOf } from '../http/render-fields.ts';
import { LINES_TYPE, streamed } from '../http/streamed-rows.ts';

const CATALOG = ['catalog'] as const;
const CUSTOMERS = ['customers'] as const;

/** Each can have a compressed file in memory. */
const IMPORTS_MAX = 8;
/** Enough for a file of 64 MiB that is text. */
const CHECKED_BYTES_MAX = 32 * 1024 * 1024;
/** How long a client waits for the next line of progress at most, and how soon a revoked token ends an import. */
const PROGRESS_MS = 4000;
/** More violations, or warnings, are of no use to a person, and programs can import the rest of the file. */
const LISTED_MAX = 1000;

const ImportQuery = z
  .object({
    kind: z.enum(['products', 'customers', 'prices']),
    format: z.enum(['storefront', 'shopify']).default('storefront').meta({ description: '`shopify` is for products.' }),
    syntax: z.enum(['jsonl', 'csv']).default('csv'),
    on_error: z
      .enum(['skip', 'stop'])
      .default('skip')
      .meta({ description: 'With `stop`, the whole file is checked first, and one rejected row writes nothing.' }),
    dry_run: flag.meta({ description: 'Checks every row, and writes nothing.' }),
  })
  .refine(({ kind, format, syntax }) => format === 'storefront' || (kind === 'products' && syntax === 'csv'), {
    error: 'must not be shopify, except for a CSV file of products',
    path: ['format'],
  });
type ImportRequest = { [Name in 'kind' | 'format' | 'syntax']: z.output<typeof ImportQuery>[Name] };

const issue = {
  line: count.nullable().meta({ description: '`null` if it concerns the whole file.' }),
  column: textOrNull,
  detail: z.string(),
};
const CountsOut = named('ImportCounts', {
  rows_read: count,
  created: count,
  updated: count,
  unchanged: count,
  rejected: count,
  written: count.meta({ description: 'How many were created or updated, unless nothing was to be written.' }),
});
const ImportOut = named('ImportResult', {
  data: CountsOut,
  rejected: z.array(named('RejectedImportRow', issue)).meta({ description: `The first ${LISTED_MAX} violations.` }),
  warnings: z.array(named('ImportWarning', issue)).meta({ description: `The first ${LISTED_MAX} values that were lost or changed.` }),
  errors: sectionErrors,
});

/** The state of an import, and whether it has written nothing. */
type CheckedState = ImportState & { readonly isDry: boolean };
type Run = (bytes: Bytes, isDry: boolean) => AsyncGenerator<CheckedState>;

/** The imports of files. */
// prettier-ignore
export function importRoutes(clients: AdminClients): readonly AdminRoute[] {
  let running = 0;
  return [
    adminRoute({
      id: 'importFile', method: 'post', path: `${S}/imports`, scopes: ['catalog', 'customers'],
      scopesOf: ({ kind }: z.output<typeof ImportQuery>) => (kind === 'customers' ? CUSTOMERS : CATALOG), takesFile: true, summary: 'Import a file',
      description: `Creates and changes products, customers, or contract prices. The body is the file, of at most 64 MiB. An import is not a job: when the connection ends, what was written stays, and sending the file again finishes it. With \`Accept: ${LINES_TYPE}\`, the response is a JSON value per line: \`{"progress": …}\` at least every 5 seconds, and the result as the last line.`,
      sample: { query: { kind: 'products', syntax: 'jsonl', dry_run: 'true' }, file: '{"sku":"BOLT-M8","description":"Bolt M8"}\n' },
      request: { query: ImportQuery }, response: { ...ok('What has become of the rows.', ImportOut), files: [LINES_TYPE] },
      handler: async ({ onError, dryRun, ...request }, call) => {
        if (running >= IMPORTS_MAX) throw overloaded();
        const { bytes, wantsProgress, rest, close } = call.file();
        const canceled = new AbortController();
        const signal = AbortSignal.any([call.signal(), canceled.signal]);
        const run: Run = (of, isDry) => marked(RUNS[request.kind](clients, { ...request, bytes: of, isDry }, call, signal), isDry);
        const states = onError === 'stop' ? checkedFirst(bytes, dryRun, run) : run(bytes, dryRun);
        const stillValid = async () => void (await clients.operations.gateway.getOperator({}, anonymousCaller(call.caller.token ?? '')));
        const lines = linesOf(untilSent(states, rest), stillValid, () => {
          running -= 1;
          canceled.abort();
          close();
        });
        running += 1;
        return wantsProgress ? streamed(textOf(lines), LINES_TYPE) : bare(await lastOf(lines));
      },
    }),
  ];
}

interface Running extends ImportRequest {
  readonly bytes: Bytes;
  readonly isDry: boolean;
}
type RunKind = (clients: AdminClients, running: Running, call: AdminCall, signal: AbortSignal) => AsyncIterable<ImportState>;

const RUNS: Readonly<Record<ImportRequest['kind'], RunKind>> = {
  products: async function* ({ catalog }, { format, syntax, bytes, isDry }, { caller }, signal) {
    const requests = fileRequests(bytes, { format, syntax, dryRun: isDry });
    for await (const { rowsBad, unknownColumns, knownColumns, ...state } of catalog.importProducts(requests, caller, signal)) {
      const unknown = unknownColumns.map((column) => ({ line: null, column, reason: unknownColumn(column, knownColumns) }));
      const [violations = [], warnings = []] = [state.violations, state.warnings].map((issues) =>
        issues.map(({ line, column = null, reason }) => ({ line, column, reason })),
      );
      yield { ...state, rejected: rowsBad, violations, warnings: [...warnings, ...unknown] };
    }
  },
  customers: ({ billing }, { isDry, ...file }, { caller }, signal) =>
    importCustomers(file, (rows) => {
      signal.throwIfAborted();
      return billing.importCustomers({ rows: [...rows], dryRun: isDry }, caller);
    }),
  prices: ({ billing, catalog }, { isDry, ...file }, { caller }, signal) =>
    importPrices(
      file,
      async (customers) => (await billing.listCustomerIds({ customers: [...customers] }, caller)).customers,
      (prices) => {
        signal.throwIfAborted();
        return catalog.setContractPrices({ prices: [...prices], dryRun: isDry }, caller);
      },
    ),
};

async function* fileRequests(bytes: Bytes, options: NonNullable<ImportProductsRequest['options']>): AsyncGenerator<ImportProductsRequest> {
  yield { options };
  for await (const chunk of bytes) yield { chunk: Buffer.from(chunk) };
}

async function* marked(states: AsyncIterable<ImportState>, isDry: boolean): AsyncGenerator<CheckedState> {
  for await (const state of states) yield { ...state, isDry };
}

/** Reads the rest of a file that an import does not read to its end. */
async function* untilSent(states: AsyncGenerator<CheckedState>, rest: () => Promise<void>): AsyncGenerator<CheckedState> {
  yield* states;
  await rest();
}

/** Checks the whole file, and imports it unless a row is rejected. What another writer makes invalid meanwhile ends the import. */
async function* checkedFirst(bytes: Bytes, dryRun: boolean, run: Run): AsyncGenerator<CheckedState> {
  const file = await bufferBytes(bytes, CHECKED_BYTES_MAX);
  if (file === undefined) throw invalid('on_error', 'must not be stop: the file is too large to be checked first', { location: 'query' });
  let rejected = 0;
  for await (const state of run(file(), true)) {
    rejected = state.rejected;
    yield state;
  }
  if (rejected > 0 || dryRun) return;
  // The warnings are known from the check.
  for await (const state of run(file(), false)) {
    yield { ...state, warnings: [] };
    if (state.rejected > 0) return;
  }
}

/** Yields the progress of an import, at least every few seconds, and then its result. Calls `check` as often, and fails once it does. */
async function* linesOf(states: AsyncGenerator<CheckedState>, check: () => Promise<void>, ended: () => void): AsyncGenerator<object> {
  const rejected: object[] = [];
  const warnings: object[] = [];
  const none = { rowsRead: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, isDry: true };
  let data = countsOf(none);
  let next = nextOf(states);
  let checkedAt = performance.now();
  try {
    for (;;) {
      const tick = new AbortController();
      const result = await Promise.race([next, sleep(PROGRESS_MS, undefined, { signal: tick.signal })]).finally(() => tick.abort());
      if (result?.done) break;
      if (result === undefined || performance.now() - checkedAt >= PROGRESS_MS) {
        await check();
        checkedAt = performance.now();
      }
      if (result !== undefined) {
        const { violations: newViolations, warnings: newWarnings, ...state } = result.value;
        data = countsOf(state);
        list(rejected, newViolations);
        list(warnings, newWarnings);
        next = nextOf(states);
      }
      yield { progress: data };
    }
    yield { data, rejected, warnings, errors: [] };
  } finally {
    ended();
    // The work in progress has been canceled, or ends with the connection.
    states.return(undefined).catch(() => undefined);
  }
}

/** A failure after the end of the import is none. */
function nextOf(states: AsyncGenerator<CheckedState>): Promise<IteratorResult<CheckedState, unknown>> {
  const next = states.next();
  next.catch(() => undefined);
  return next;
}

type Issue = ImportState['warnings'][number];

function list(listed: object[], issues: readonly Issue[]): void {
  const room = issues.slice(0, LISTED_MAX - listed.length);
  listed.push(...room.map(({ line = null, column, reason }) => ({ line, column, detail: reason })));
}

const renderCounts = rendererOf(CountsOut);
const countsOf = (state: Pick<CheckedState, 'created' | 'updated' | 'isDry'>) =>
  renderCounts({ ...state, written: state.isDry ? 0 : state.created + state.updated });

async function lastOf(lines: AsyncIterable<object>): Promise<object> {
  let last: object = {};
  for await (const line of lines) last = line;
  return last;
}

async function* textOf(lines: AsyncIterable<object>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`);
}
