import type { components, paths } from './schema.ts';

/** The schemas of the API, by name. */
export type Schemas = components['schemas'];

/** The headers that the client sets itself. */
type OwnHeader = 'X-Storefront-Shopper-Token' | 'If-None-Match';

type WithoutOwnHeaders<Operation> = Operation extends { parameters: { header?: infer Header } }
  ? Omit<Operation, 'parameters'> & {
      parameters: Omit<Operation['parameters'], 'header'> & { header?: Omit<NonNullable<Header>, OwnHeader> };
    }
  : Operation;

/** The operations of the API, by path and method, without the headers that the client sets itself. */
export type ClientPaths = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: WithoutOwnHeaders<paths[Path][Method]> };
};

interface Page<Item> {
  data: Item[];
  total: number;
}

type Returns<Body> = { get: { responses: { 200: { content: { 'application/json': Body } } } } };

/** The paths whose GET returns one page of a list. */
export type ListPath = {
  [Path in keyof ClientPaths]: ClientPaths[Path] extends Returns<Page<unknown>> ? Path : never;
}[keyof ClientPaths];

/** The items of a list. */
export type ItemOf<Path extends ListPath> = ClientPaths[Path] extends Returns<Page<infer Item>> ? Item : never;

/** The `path` and `query` parameters of a list. */
export type ListParams<Path extends ListPath> = ClientPaths[Path] extends { get: { parameters: infer Parameters } }
  ? Pick<Parameters, keyof Parameters & ('path' | 'query')>
  : never;
