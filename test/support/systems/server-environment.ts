import { isOnCitus } from '@storefront/db/testing';

/** Returns the environment for the servers of database tests, which use Citus as their Postgres if the run does. */
export const serverEnvironment = (): NodeJS.ProcessEnv =>
  isOnCitus() ? { ...process.env, STOREFRONT_POSTGRES_URL: process.env.CITUS_URL } : process.env;
