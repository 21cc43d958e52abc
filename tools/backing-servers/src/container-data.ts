import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKING_SERVER_NAMES, type BackingServerName } from './backing-server.ts';
import { savedText } from './process/saved-password.ts';

/** The library is imported on demand, because it is large and most starts do not need it. */
const containerEngine = async () => (await import('testcontainers')).getContainerRuntimeClient();

/** Reports whether a Docker engine is available. */
export const hasContainerEngine = (): Promise<boolean> =>
  containerEngine().then(
    () => true,
    () => false,
  );

/** The name of a server's container and of the volume with its data. */
export const containerNameOf = (id: string, name: BackingServerName): string => `storefront-${id}-${name}`;

const idFile = (home: string): string => join(home, 'containers', 'id');

/** Returns the ID in the names of a home's containers and volumes. It is created with the home, so that a new home never finds the data of an old one. */
export const containerId = (home: string): Promise<string> => savedText(idFile(home), () => randomUUID().slice(0, 8));

/** Deletes the containers and volumes of a home. Throws if it has any and no Docker engine is available. */
export async function deleteContainerData(home: string): Promise<void> {
  const id = await readFile(idFile(home), 'utf8').catch(() => undefined);
  if (id === undefined) return;
  const names = BACKING_SERVER_NAMES.map((name) => containerNameOf(id, name));
  const { container } = await containerEngine().catch(() => {
    throw new Error(`The data is in the Docker volumes ${names.join(', ')}. Start Docker to delete them; nothing was deleted.`);
  });
  for (const name of names) {
    await removeContainer(name);
    await container.dockerode
      .getVolume(name)
      .remove()
      .catch(unlessStatus([NOT_FOUND]));
  }
}

/** How long a server has to end before it is killed. */
const STOP_WITHIN_S = 10;

/** Stops and deletes a container, if it exists. */
export async function removeContainer(name: string): Promise<void> {
  const { container } = await containerEngine();
  const found = container.dockerode.getContainer(name);
  await found.stop({ t: STOP_WITHIN_S }).catch(unlessStatus([NOT_FOUND, NOT_MODIFIED]));
  await found.remove({ force: true, v: true }).catch(unlessStatus([NOT_FOUND]));
}

const NOT_FOUND = 404;
/** The container has stopped already. */
const NOT_MODIFIED = 304;

const unlessStatus =
  (expected: readonly number[]) =>
  (error: { statusCode?: number }): void => {
    if (!expected.includes(error.statusCode ?? 0)) throw error;
  };
