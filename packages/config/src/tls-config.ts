import { text } from './kinds.ts';
import { ConfigError } from './read-env.ts';

/** The PEM files of mutual TLS. They are read again while the process runs, so a renewed certificate needs no restart. */
export interface TlsFiles {
  /** The certificate of this process. Its common name and its DNS name are the name of the service, or `operator`. */
  readonly certFile: string;
  readonly keyFile: string;
  /** The certificate authority that signs the certificates of all peers. */
  readonly caFile: string;
}

/** The variables of mutual TLS on gRPC. */
export const TLS_VARIABLES = {
  GRPC_CERT_FILE: text().optional(),
  GRPC_KEY_FILE: text().optional(),
  GRPC_CA_FILE: text().optional(),
};

type Values = { readonly [K in keyof typeof TLS_VARIABLES]?: string | undefined };

/** Returns the files, or undefined if none is set. Throws a ConfigError if only some of them are, since that is never intended. */
export function toTlsFiles({ GRPC_CERT_FILE: certFile, GRPC_KEY_FILE: keyFile, GRPC_CA_FILE: caFile }: Values): TlsFiles | undefined {
  if (certFile === undefined && keyFile === undefined && caFile === undefined) return undefined;
  if (certFile === undefined || keyFile === undefined || caFile === undefined) {
    throw new ConfigError('Invalid configuration:\n  GRPC_CERT_FILE, GRPC_KEY_FILE, and GRPC_CA_FILE must be set together');
  }
  return { certFile, keyFile, caFile };
}
