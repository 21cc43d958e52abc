import type { Result, Storefront } from '@storefront/client';
import { isAppError } from '@storefront/errors';
import type { Command } from 'commander';
import { type ApiOptions, forApi, publicApi } from './public-api.ts';

/** Adds the `--url` and `--key` of a sandbox. */
export const forSandbox = (command: Command): Command => forApi(command, 'secret sandbox key');

/** Calls the API of a sandbox and returns the body of the response. */
export async function callSandbox<Body>(
  env: NodeJS.ProcessEnv,
  options: ApiOptions,
  call: (client: Storefront) => Promise<Result<Body>>,
): Promise<Body> {
  const { client, bodyOf } = publicApi(env, options);
  try {
    return await bodyOf(call(client));
  } catch (error) {
    if (!isAppError(error, 'not_found') || error.message !== 'No such route.') throw error;
    throw new Error('There is no sandbox to control: the key is a live key.', { cause: error });
  }
}
