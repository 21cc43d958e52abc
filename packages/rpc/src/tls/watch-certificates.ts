import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { experimental } from '@grpc/grpc-js';

/** The PEM files of mutual TLS, and how often they are read again. */
export interface TlsOptions {
  readonly certFile: string;
  readonly keyFile: string;
  readonly caFile: string;
  readonly pollMs?: number;
}

/** Certificates are renewed hours before they expire. Reading three small files this often costs nothing, and works on every file system. */
const POLL_MS = 10_000;

type Pem = { readonly certificate: Buffer; readonly privateKey: Buffer; readonly caCertificate: Buffer };

/**
 * Provides the certificates of one process to grpc-js and reads them again while they are in use. New connections use the new ones. Files that
 * cannot be read, or whose key does not match the certificate because they are being replaced, are ignored until the next time; the provider of
 * grpc-js would drop the certificates instead.
 */
export class WatchedCertificates implements experimental.CertificateProvider {
  readonly #options: TlsOptions;
  readonly #caListeners = new Set<experimental.CaCertificateUpdateListener>();
  readonly #identityListeners = new Set<experimental.IdentityCertificateUpdateListener>();
  #current: Pem;
  #timer: NodeJS.Timeout | undefined;

  /** Reads the files at once, so that a process with missing or invalid files does not start. */
  constructor(options: TlsOptions) {
    this.#options = options;
    this.#current = readPem(options);
  }

  addCaCertificateListener(listener: experimental.CaCertificateUpdateListener): void {
    this.#caListeners.add(listener);
    // Later, because grpc-js registers its own watcher only after this call.
    process.nextTick(() => listener(this.#current));
    this.#watch();
  }

  removeCaCertificateListener(listener: experimental.CaCertificateUpdateListener): void {
    this.#caListeners.delete(listener);
    this.#watch();
  }

  addIdentityCertificateListener(listener: experimental.IdentityCertificateUpdateListener): void {
    this.#identityListeners.add(listener);
    // Later, because grpc-js registers its own watcher only after this call.
    process.nextTick(() => listener(this.#current));
    this.#watch();
  }

  removeIdentityCertificateListener(listener: experimental.IdentityCertificateUpdateListener): void {
    this.#identityListeners.delete(listener);
    this.#watch();
  }

  /** Polls while there are listeners. */
  #watch(): void {
    const wanted = this.#caListeners.size + this.#identityListeners.size > 0;
    if (wanted && this.#timer === undefined) {
      this.#timer = setInterval(() => this.#refresh(), this.#options.pollMs ?? POLL_MS);
      this.#timer.unref();
    } else if (!wanted) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  #refresh(): void {
    const next = readValidPem(this.#options);
    if (next === undefined || printOf(next) === printOf(this.#current)) return;
    this.#current = next;
    for (const listener of this.#caListeners) listener(next);
    for (const listener of this.#identityListeners) listener(next);
  }
}

function readPem({ certFile, keyFile, caFile }: TlsOptions): Pem {
  const pem = { certificate: readFileSync(certFile), privateKey: readFileSync(keyFile), caCertificate: readFileSync(caFile) };
  // Throws if a file is not PEM or the key does not match the certificate.
  createSecureContext({ cert: pem.certificate, key: pem.privateKey, ca: pem.caCertificate });
  return pem;
}

function readValidPem(options: TlsOptions): Pem | undefined {
  try {
    return readPem(options);
  } catch {
    return undefined;
  }
}

const printOf = ({ certificate, privateKey, caCertificate }: Pem): string =>
  createHash('sha256').update(certificate).update(privateKey).update(caCertificate).digest('hex');
