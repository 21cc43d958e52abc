import { sampleRequest } from '@storefront/api-docs/documents';
import { IDS, PATH_VALUES } from '../../gateway/src/api/examples/ids.ts';
import type { Route } from '../../gateway/src/http/routing/route.ts';
import type { Api, ApiResponse, Credentials } from '../support/http/api.ts';
import { SAMPLE_OBJECTS } from './sample-objects.ts';
import type { SampleStore } from './sample-store.ts';

/** A request of an operation that succeeds: that of its code samples, with the IDs of objects that were created for it. */
export interface RealRequest {
  /** The path and query. */
  readonly target: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** The token of the shopper who owns the objects, for operations of a shopper. */
  readonly credentials: Credentials;
}

/** Creates what an operation needs, and returns a request that succeeds. Throws if it names an object that does not exist. */
export async function realRequest(route: Route, store: SampleStore): Promise<RealRequest> {
  const objects = { ...(await SAMPLE_OBJECTS[route.id]?.(store)) };
  const { target, body, headers } = sampleRequest(route, PATH_VALUES);
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, PATH_VALUES[name]] as const);
  const example = JSON.stringify({ target, parameters: Object.fromEntries(names), body, headers });
  const real = Object.entries(objects).reduce((text, [from, to]) => text.replaceAll(from, to), example);
  if (unknownIds(real).length > 0) throw new Error(`${route.id}: ${unknownIds(real).join(' ')}`);
  const credentials = route.access === 'secret_shopper' ? { shopperToken: store.env[objects['SHOPPER_TOKEN'] ?? 'SHOPPER_TOKEN'] } : {};
  return { ...JSON.parse(real), credentials };
}

/** Sends a request, as the shopper who owns the objects unless `api` is another caller. */
export function send(
  api: Api,
  { method }: Route,
  { target, body, headers }: Pick<RealRequest, 'target' | 'body' | 'headers'>,
): Promise<ApiResponse> {
  if (method === 'get' || method === 'delete') return api[method](target, headers);
  return api[method](target, body, headers);
}

/** The objects that a request names by the ID of an example, which does not exist. */
export const unknownIds = (source: string): string[] =>
  Object.entries(IDS)
    .filter(([, id]) => source.includes(id))
    .map(([name]) => `The sample needs a real ${name}: add the operation to test/samples/sample-objects.ts.`);
