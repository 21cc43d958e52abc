import type { Page } from 'playwright-core';
import type { Shopper } from '../support/systems/a-store.ts';

/** Waits for the page with this title. */
export const heading = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor();

/** Presses a button. */
export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();

/** Logs a shopper in and waits for the page `next`. */
export async function logIn(page: Page, { email, password }: Pick<Shopper, 'email' | 'password'>, next = '/'): Promise<void> {
  await page.goto(`/account/login?next=${next}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Log in');
  await page.waitForURL((url) => url.pathname === next);
}

/** Adds a product to the cart, in the given unit or in its base unit. */
export async function addToCart(page: Page, sku: string, quantity = '1', unit = ''): Promise<void> {
  await page.goto(`/products/${sku}`);
  if (unit) await page.getByLabel('Unit').selectOption(unit);
  await page.getByLabel('Quantity').fill(quantity);
  await press(page, 'Add to cart');
  await page
    .getByRole('status')
    .filter({ hasText: `Added ${quantity}` })
    .waitFor();
}

/** Fills in the checkout: delivery by truck to a new address. */
export async function fillDetails(page: Page, rail: string): Promise<void> {
  await page.goto('/checkout');
  await page.getByRole('radio', { name: /^Truck delivery, Kingston/ }).check();
  await page.getByRole('radio', { name: 'New address' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Marcia Bennett');
  await page.getByLabel('Street and number').fill('14 Ruthven Lane');
  await page.getByLabel('City').fill('Kingston 10');
  await page.getByRole('radio', { name: rail }).check();
}
