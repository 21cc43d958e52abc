import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.ts';
import type { Shopper } from '../support/systems/a-store.ts';
import { heading, press } from './shopping.ts';

/** Inspects a page that a scenario has reached. */
export type Inspect = (name: string) => Promise<void>;

/** Returns the link of the last mail to an address that the starter has printed. */
export const linkTo = (email: string, output: () => string): Promise<string> =>
  eventually(30_000, () => {
    const mail = output().split(`To: ${email}\n`).slice(1).at(-1) ?? '';
    const [link] = /http:\S+/.exec(mail) ?? [];
    if (link === undefined) throw new Error('the mail is not sent yet');
    return Promise.resolve(link);
  });

/** A shopper chooses a new password with a mailed link, which logs in, changes the profile and the email address, and logs another device out. */
export async function manageAccount(page: Page, { email }: Shopper, output: () => string, inspect: Inspect): Promise<void> {
  await page.goto('/account/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await heading(page, 'Forgot your password?');
  await inspect('forgot');
  // The mail goes to the address of the account, not to the typed one.
  await page.getByLabel('Email').fill(email.toUpperCase());
  await press(page, 'Send me a link');
  await page.getByText('If there is an account with this address').waitFor();
  const link = await linkTo(email, output);
  await page.goto(link);
  await heading(page, 'Choose a new password');
  await inspect('reset');
  await page.getByLabel(/^Password/).fill('mango-season-again');
  await press(page, 'Save and log in');
  await heading(page, 'Account');
  await page.getByText('Your password is changed.').waitFor();
  await inspect('account');

  await page.getByLabel(/^Company/).fill('Bennett Hardware');
  await press(page, 'Save');
  await page.getByText('Your profile is saved.').waitFor();
  await page.reload();
  await page.getByLabel('Email').fill(`new-${email}`);
  await press(page, 'Send a link');
  await page.getByText(`We have sent a link to new-${email}.`).waitFor();
  await page.goto(await linkTo(`new-${email}`, output));
  await inspect('verify');
  await press(page, 'Confirm');
  await page.getByText(`Thank you. new-${email} is confirmed.`).waitFor();

  await page.goto('/account/sessions');
  await page.getByText('This device').waitFor();
  await inspect('devices');

  // The link works once.
  await page.goto(link);
  await page.getByLabel(/^Password/).fill('mango-season-thrice');
  await press(page, 'Save and log in');
  await page.getByText('This link has expired or has been used.').waitFor();
}
