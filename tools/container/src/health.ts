/**
 * The container's health check: exits 0 if the process of this container is ready. It asks over HTTP if the process has an INTERNAL_PORT, and otherwise
 * over gRPC. The gRPC library is loaded only then: it takes most of the time of a check.
 */
import { get } from 'node:http';

const TIMEOUT_MS = 8_000;

function isReady({ INTERNAL_PORT, GRPC_PORT, DEMO_PORT }: NodeJS.ProcessEnv): Promise<boolean> {
  if (INTERNAL_PORT) return answersOk(`http://127.0.0.1:${INTERNAL_PORT}/`);
  if (GRPC_PORT) return servesGrpc(`127.0.0.1:${GRPC_PORT}`);
  if (DEMO_PORT) return answersOk(`http://127.0.0.1:${DEMO_PORT}/health`);
  throw new Error('INTERNAL_PORT, GRPC_PORT, or DEMO_PORT must be set.');
}

function answersOk(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }, ({ statusCode }) => {
      resolve(statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

async function servesGrpc(address: string): Promise<boolean> {
  const { checkHealth } = await import('@storefront/rpc');
  return checkHealth(address, TIMEOUT_MS);
}

process.exit((await isReady(process.env)) ? 0 : 1);
