import { integer, readEnv, SERVICE_VARIABLES, toServiceConfig } from '@storefront/config';

/** The memory of rendered products that lists keep. */
const PRODUCT_CACHE_MIB = 32;
const MIB = 1024 * 1024;

/** Reads the environment of the process. Throws one error that names every invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnv({ ...SERVICE_VARIABLES, PRODUCT_CACHE_MIB: integer({ min: 1, max: 4096 }, PRODUCT_CACHE_MIB) }, env);
  return Object.freeze({ ...toServiceConfig(values, env), productCacheBytesMax: values.PRODUCT_CACHE_MIB * MIB });
}
