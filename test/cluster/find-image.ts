import { imageUnderTest } from '../containers/docker.ts';
import { runTool } from './run-tool.ts';
import type { Settings } from './settings.ts';

/** The image that is installed, and the one to which it is upgraded. */
export interface Images {
  readonly current: string;
  readonly next: string;
}

/** Returns the images that were set, or builds one. Copies them to the nodes if there is a command for that. */
export async function findImages({ image, nextImage, loadImage }: Settings): Promise<Images> {
  const current = image ?? `${await imageUnderTest({ ...process.env, STOREFRONT_IMAGE: '' })}:latest`;
  const next = nextImage ?? current;
  const [tool, ...args] = loadImage;
  if (tool !== undefined) for (const name of new Set([current, next])) await runTool(tool, [...args, name]);
  return { current, next };
}
