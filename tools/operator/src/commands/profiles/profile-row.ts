import { SERVICE_NAMES } from '@storefront/access';
import type { Profile } from '../../profiles/profile-file.ts';

/** A profile in the results of commands. */
export const profileRow = (name: string, values: Profile, current: string | null) => ({
  name,
  in_use: name === current,
  tenant: values.STOREFRONT_TENANT ?? null,
  mode: values.STOREFRONT_MODE ?? null,
  url: values.STOREFRONT_URL ?? null,
  key_file: values.STOREFRONT_KEY_FILE ?? null,
  home: values.STOREFRONT_HOME ?? null,
  token_file: values.OPERATOR_TOKEN_FILE ?? null,
  addresses: SERVICE_NAMES.flatMap((service) => {
    const address = values[addressVariable(service)];
    return address === undefined ? [] : [`${service}=${address}`];
  }),
  ca_file: values.GRPC_CA_FILE ?? null,
});

/** The variable with the address of a service. */
export const addressVariable = (service: string): string => `${service.toUpperCase()}_ADDRESS`;
