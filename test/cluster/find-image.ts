import { imageUnderTest } from '../containers/docker.ts';
import { runTool } from './run-tool.ts';
import type { Settings } from './settings.ts';

/** Returns the image that was set, or builds one. Copies it to the nodes if there is a command for that. */
export async function findImage({ image, loadImage }: Settings): Promise<string> {
  const name = image ?? `${await imageUnderTest({ ...process.env, STOREFRONT_IMAGE: '' })}:latest`;
  const [tool, ...args] = loadImage;
  if (tool !== undefined) await runTool(tool, [...args, name]);
  return name;
}
