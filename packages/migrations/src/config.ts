import type { ServiceName } from '@storefront/access';
import { readEnv, text } from '@storefront/config';
import type { ProvisionOptions } from '@storefront/db';

/** Reads what `provision` needs: the administrator's URL, and the passwords that the migrator and the given services get. */
export function readProvisionConfig(env: NodeJS.ProcessEnv, services: readonly ServiceName[]): ProvisionOptions {
  const passwords = Object.fromEntries(services.map((service) => [passwordVariable(service), text()]));
  const values = readEnv({ DATABASE_ADMIN_URL: text(), MIGRATOR_DATABASE_PASSWORD: text(), ...passwords }, env);
  return {
    adminUrl: values.DATABASE_ADMIN_URL,
    migratorPassword: values.MIGRATOR_DATABASE_PASSWORD,
    services: services.map((name) => ({ name, password: String(Reflect.get(values, passwordVariable(name))) })),
  };
}

/** Reads the migrator's URL. */
export const readMigratorUrl = (env: NodeJS.ProcessEnv): string => readEnv({ MIGRATOR_DATABASE_URL: text() }, env).MIGRATOR_DATABASE_URL;

const passwordVariable = (service: ServiceName): string => `${service.toUpperCase()}_DATABASE_PASSWORD`;
