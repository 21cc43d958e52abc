import { BoundPorts, type StartedTestContainer, Wait, getContainerRuntimeClient } from 'testcontainers';

/** The port of the API in the container. */
export const API_PORT = 8080;
/** The container waits for this file, because its published port is known only once it runs. */
export const BASE_URL_FILE = '/tmp/public-base-url';
/** The line that the container prints while it waits. */
export const WAITING = `Waiting for ${BASE_URL_FILE}`;

const READY = /^Ready after/;
/** Enough for the last output of a process that failed to start. */
const LOG_LINES_SHOWN = 20;

/** Returns the URL of the API from this machine. */
export const baseUrlOf = (container: StartedTestContainer): string => `http://${container.getHost()}:${container.getMappedPort(API_PORT)}`;

/** Tells a container that waits for it the URL of its API, and waits until the container is ready. Otherwise throws an error with the end of its log. */
export async function publishBaseUrl(container: StartedTestContainer, startupTimeoutMs: number, since?: Date): Promise<void> {
  await container.copyContentToContainer([{ content: baseUrlOf(container), target: BASE_URL_FILE, mode: 0o644 }]);
  const client = await getContainerRuntimeClient();
  const handle = client.container.getById(container.getId());
  const ready = Wait.forLogMessage(READY).withStartupTimeout(startupTimeoutMs);
  try {
    await ready.waitUntilReady(handle, new BoundPorts(), since);
  } catch (cause) {
    const log = await handle.logs({ stdout: true, stderr: true, follow: false, tail: LOG_LINES_SHOWN });
    throw new Error(`The container did not become ready. The end of its log:\n${logLines(log)}`, { cause });
  }
}

const HEADER_BYTES = 8;
const LENGTH_OFFSET = 4;

/** Returns the text of a container's log, which the engine sends in frames: a header of eight bytes that ends with the length, and the payload. */
export function logLines(frames: Buffer): string {
  const payloads: Buffer[] = [];
  for (let start = 0; start + HEADER_BYTES <= frames.length;) {
    const end = start + HEADER_BYTES + frames.readUInt32BE(start + LENGTH_OFFSET);
    payloads.push(frames.subarray(start + HEADER_BYTES, end));
    start = end;
  }
  return Buffer.concat(payloads).toString('utf8').trimEnd();
}
