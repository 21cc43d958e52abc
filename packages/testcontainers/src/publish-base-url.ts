import { BoundPorts, type StartedTestContainer, Wait, getContainerRuntimeClient } from 'testcontainers';

/** The ports of the API and of the Admin API in the container. */
export const API_PORT = 8080;
export const ADMIN_PORT = 8082;
/** The container waits for this file, because its published port is known only once it runs. */
export const BASE_URL_FILE = '/tmp/public-base-url';
/** The line that the container prints while it waits. */
export const WAITING = `Waiting for ${BASE_URL_FILE}`;

const READY = /^Ready after/;
/** Enough for the last output of a process that failed to start. */
const LOG_LINES_SHOWN = 20;

/** Returns the URL of a port of the container from this machine. */
export const urlOf = (container: StartedTestContainer, port: number): string =>
  `http://${container.getHost()}:${container.getMappedPort(port)}`;

/** Tells a container that waits for it the URL of its API, and waits until the container is ready. Otherwise throws an error with the end of its log. */
export async function publishBaseUrl(container: StartedTestContainer, startupTimeoutMs: number, since?: Date): Promise<void> {
  await container.copyContentToContainer([{ content: urlOf(container, API_PORT), target: BASE_URL_FILE, mode: 0o644 }]);
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
