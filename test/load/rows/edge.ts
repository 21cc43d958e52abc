import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { TestStore } from '../../support/systems/a-store.ts';
import { limiterRow } from '../limiter-row.ts';
import { measureGets, type Sample } from '../probes/measure.ts';
import { processesOf } from '../probes/processor-time.ts';
import type { Contender, Row } from '../run-rows.ts';
import { type Baseline, spawnBaseline } from '../systems/spawn-baseline.ts';
import { edgeProducts } from '../worlds/edge-products.ts';
import type { RowsOf } from '../worlds/world.ts';

const PRODUCTS = 1000;
const LIST = '/v1/products?limit=50';

type Headers = Readonly<Record<string, string>>;

/** One read of the gateway, and the bare program that sends the bytes of its response. */
interface Hot {
  readonly path: string;
  readonly headers: Headers;
  readonly etag: string;
  readonly bare: Baseline;
}

/** Hot reads through the gateway, authenticated and rate limited, compared with bare Express that sends the same bytes. */
export const rowsOf: RowsOf = async ({ system, newStore }) => {
  const products = edgeProducts(PRODUCTS);
  const store = await newStore();
  await store.importProducts(products);
  const sku = products[PRODUCTS / 2]?.sku ?? '';
  const anonymous = { authorization: `Bearer ${store.publishableKey}` };
  const shopper = { ...anonymous, 'x-storefront-shopper-token': await contractShopper(store, sku) };
  const folder = await mkdtemp(join(tmpdir(), 'storefront-bench-edge-'));

  const hot = async (name: string, path: string, headers: Headers): Promise<Hot> => {
    const response = await fetch(`${system.baseUrl}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
    const file = join(folder, name);
    const body = Buffer.from(await response.arrayBuffer());
    // fetch has decompressed the body; the bare program sends about as many bytes as the gateway.
    await writeFile(file, response.headers.get('content-encoding') === 'br' ? brotliCompressSync(body) : body);
    return { path, headers, etag: response.headers.get('etag') ?? '', bare: await spawnBaseline('bare', { BARE_BODY_FILE: file }) };
  };
  const list = await hot('list', LIST, anonymous);
  const detail = await hot('detail', `/v1/products/${sku}`, anonymous);
  const own = await hot('own', LIST, shopper);
  const compressed = await hot('compressed', LIST, { ...anonymous, 'accept-encoding': 'br' });

  const ours = ({ path, headers }: Hot, more: Headers = {}, expectStatus = 200): Contender => ({
    name: 'storefront',
    processes: () => processesOf(system),
    measure: (seconds) => measureGets({ url: `${system.baseUrl}${path}`, headers: { ...headers, ...more }, seconds, expectStatus }),
  });
  // Both receive the same headers, because parsing them is part of the work of either.
  const bare = ({ path, headers, bare: { url, pid } }: Hot, more: Headers = {}): Contender => ({
    name: 'bare',
    baseline: true,
    processes: () => ({ bare: pid }),
    measure: (seconds) => measureGets({ url: `${url}${path}`, headers: { ...headers, ...more }, seconds }),
  });
  const row = (work: string, least: number | undefined, contenders: readonly Contender[]): Row => ({
    work,
    contenders,
    goal: (medians) => shareOf(medians, least),
  });

  const limiter = await limiterRow(system);
  const condition = { 'if-none-match': list.etag };
  return {
    rows: [
      row('hot list of 50', 0.85, [ours(list), bare(list)]),
      row('hot detail', 0.85, [ours(detail), bare(detail)]),
      row('unchanged list of 50, If-None-Match', 1, [ours(list, condition, 304), bare(list, condition)]),
      row('hot list of 50 at customer prices', undefined, [ours(own), bare(own)]),
      row('hot list of 50, br', undefined, [ours(compressed), bare(compressed)]),
      limiter.row,
    ],
    async close() {
      limiter.close();
      await Promise.all([list, detail, own, compressed].map((each) => each.bare.stop()));
      await rm(folder, { recursive: true });
    },
  };
};

/** The token of a shopper who has a contract price for one product. */
async function contractShopper(store: TestStore, sku: string): Promise<string> {
  const { customerId, token } = await store.shopper();
  await store.cli('prices', 'set', '--customer', customerId, sku, '7.5');
  return token;
}

function shareOf({ storefront, bare }: Readonly<Record<string, Sample>>, least: number | undefined): ReturnType<Row['goal']> {
  const share = (storefront?.rate ?? 0) / (bare?.rate ?? Infinity);
  return {
    target: least === undefined ? '' : `${least * 100}% of bare`,
    result: `${Math.round(share * 100)}%`,
    met: share >= (least ?? 0),
  };
}
