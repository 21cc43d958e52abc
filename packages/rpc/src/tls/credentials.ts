import { type ChannelCredentials, type ChannelOptions, credentials, experimental, ServerCredentials } from '@grpc/grpc-js';
import { type TlsOptions, WatchedCertificates } from './watch-certificates.ts';

/** Returns server credentials that require a client certificate, or plaintext ones without files. */
export function serverCredentials(tls: TlsOptions | undefined): ServerCredentials {
  if (tls === undefined) return ServerCredentials.createInsecure();
  const certificates = new WatchedCertificates(tls);
  return experimental.createCertificateProviderServerCredentials(certificates, certificates, true);
}

/** Returns client credentials with a certificate, or plaintext ones without files. */
export function channelCredentials(tls: TlsOptions | undefined): ChannelCredentials {
  if (tls === undefined) return credentials.createInsecure();
  const certificates = new WatchedCertificates(tls);
  return experimental.createCertificateProviderChannelCredentials(certificates, certificates);
}

/** The server's certificate must have the service's name. Addresses differ between deployments and change with every pod, and prove nothing. */
export const tlsChannelOptions = (tls: TlsOptions | undefined, serverName: string): ChannelOptions =>
  tls === undefined ? {} : { 'grpc.ssl_target_name_override': serverName };
