import { devImageUnderTest, findCompose, imageUnderTest } from './docker.ts';

/** Global setup of the tests that need Docker: builds each image once, unless STOREFRONT_IMAGE or STOREFRONT_DEV_IMAGE names it. */
export default async function buildImages(): Promise<void> {
  await findCompose();
  process.env.STOREFRONT_IMAGE = await imageUnderTest(process.env);
  process.env.STOREFRONT_DEV_IMAGE = await devImageUnderTest(process.env);
}
