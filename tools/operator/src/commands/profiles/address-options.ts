import { SERVICE_NAMES } from '@storefront/access';
import { type Command, InvalidArgumentError } from 'commander';
import { list } from '../../command-options.ts';
import type { Profile, ProfileVariable } from '../../profiles/profile-file.ts';
import { addressVariable } from './profile-row.ts';
import { readableFile, resolvedPath } from './readable-file.ts';

/** The options that `addressOptions` adds. */
export interface AddressOptions {
  readonly home?: string;
  readonly addresses?: Profile;
  readonly certFile?: string;
  readonly certKeyFile?: string;
  readonly caFile?: string;
}

/** Adds the options that say where the services are and how to connect to them. */
export const addressOptions = (command: Command): Command =>
  command
    .option('--home <folder>', 'folder of a running npm start', resolvedPath)
    .option('--addresses <service=host:port,…>', `gRPC addresses of ${SERVICE_NAMES.join(', ')}`, addresses)
    .option('--cert-file <file>', 'certificate for mutual TLS', readableFile)
    .option('--cert-key-file <file>', 'private key for mutual TLS', readableFile)
    .option('--ca-file <file>', 'CA certificate for mutual TLS', readableFile);

/** Returns the variables of the given options. */
export function addressValues(options: AddressOptions): Profile {
  const values: Readonly<Partial<Record<ProfileVariable, string | undefined>>> = {
    STOREFRONT_HOME: options.home,
    ...options.addresses,
    GRPC_CERT_FILE: options.certFile,
    GRPC_KEY_FILE: options.certKeyFile,
    GRPC_CA_FILE: options.caFile,
  };
  return givenValues(values);
}

/** Returns the values that are defined. */
export const givenValues = (values: Readonly<Partial<Record<ProfileVariable, string | undefined>>>): Profile =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));

function addresses(value: string): Profile {
  return Object.fromEntries(
    list(value).map((item) => {
      const [, service = '', address = ''] = /^(\w+)=(\S+:\d+)$/.exec(item) ?? [];
      if (SERVICE_NAMES.some((name) => name === service)) return [addressVariable(service), address];
      throw new InvalidArgumentError(`"${item}" must be one of ${SERVICE_NAMES.join(', ')}, followed by =host:port.`);
    }),
  );
}
