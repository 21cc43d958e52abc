import { resolve } from 'node:path';
import { flag, integer, port, readEnv, text } from '@storefront/config';
import { REPOSITORY } from './processes/services.ts';

/** The settings of `npm start`, from the environment and the command line. */
export type Settings = {
  readonly home: string;
  readonly host: string;
  readonly port: number;
  readonly quiet: boolean;
  readonly replicas: number;
  readonly containers: boolean;
  /** Whether all services run in one process. */
  readonly allInOne: boolean;
};

const OPTIONS: readonly string[] = ['--all-in-one', '--containers'];

/** Two replicas are enough to try a rolling restart; more would only use memory. */
const REPLICAS_MAX = 4;

/** Reads the settings, or throws one error that lists every invalid setting. */
export function readSettings(env: NodeJS.ProcessEnv, words: readonly string[]): Settings {
  const unknown = words.find((word) => !OPTIONS.includes(word));
  if (unknown !== undefined) throw new Error(`Unknown option ${unknown}. npm start accepts only ${OPTIONS.join(' and ')}.`);
  const values = readEnv(
    {
      STOREFRONT_HOME: text('.storefront'),
      HOST: text('127.0.0.1'),
      PORT: port(8080),
      STOREFRONT_QUIET: flag(false),
      STOREFRONT_REPLICAS: integer({ min: 1, max: REPLICAS_MAX }, 1),
      STOREFRONT_CONTAINERS: flag(false),
      STOREFRONT_ALL_IN_ONE: flag(false),
    },
    env,
  );
  return {
    home: resolve(REPOSITORY, values.STOREFRONT_HOME),
    host: values.HOST,
    port: values.PORT,
    quiet: values.STOREFRONT_QUIET,
    replicas: values.STOREFRONT_REPLICAS,
    containers: values.STOREFRONT_CONTAINERS || words.includes('--containers'),
    allInOne: values.STOREFRONT_ALL_IN_ONE || words.includes('--all-in-one'),
  };
}
