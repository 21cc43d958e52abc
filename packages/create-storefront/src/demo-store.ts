import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { callApi } from './call-api.ts';
import type { Store } from './store.ts';

/** The demo store of `npm start`. */
export interface DemoStore extends Store {
  /** The login of a shopper. */
  readonly shopper: { readonly email: string; readonly password: string } | undefined;
}

/** Returns whether a folder has the repository of the API. */
export function isRepository(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && readJson<{ name?: string }>(manifest).name === 'storefront-commerce-api';
}

/** Returns the repository of the API that contains a folder, if there is one. */
export function repositoryAbove(folder: string): string | undefined {
  if (isRepository(folder)) return folder;
  return dirname(folder) === folder ? undefined : repositoryAbove(dirname(folder));
}

/** Returns the folder in which `npm start` in this repository keeps its data. */
export const homeOf = (env: NodeJS.ProcessEnv, repository: string): string => resolve(repository, env.STOREFRONT_HOME || '.storefront');

/** Returns the demo store of a folder with the data of `npm start`, or undefined if it is not running. */
export async function runningDemo(home: string): Promise<DemoStore | undefined> {
  const file = join(home, 'demo.json');
  if (!existsSync(file)) return undefined;
  const { base_url: url, keys, shoppers } = readJson<DemoDocument>(file);
  const { secret: secretKey, publishable: publishableKey } = keys.sandbox;
  const response = await callApi(url, secretKey, '/v1/ping').catch(() => undefined);
  if (response?.status !== 200) return undefined;
  return { url, secretKey, publishableKey, shopper: shoppers.find(({ mode }) => mode === 'sandbox') };
}

interface DemoDocument {
  readonly base_url: string;
  readonly keys: { readonly sandbox: { readonly secret: string; readonly publishable: string } };
  readonly shoppers: readonly { readonly mode: string; readonly email: string; readonly password: string }[];
}

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;
