import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { AccountForm } from '@/components/account-form';

type Props = {
  params: Promise<{ form: string }>;
  searchParams: Promise<{ next?: string; ended?: string; closed?: string; token?: string }>;
};

const PAGES = {
  login: ['Log in', 'Log in', { signup: 'New here? Create an account', forgot: 'Forgot your password?' }],
  signup: ['Create an account', 'Create account', { login: 'Do you have an account? Log in' }],
  forgot: ['Forgot your password?', 'Send me a link', { login: 'Back to the login' }],
  reset: ['Choose a new password', 'Save and log in', { forgot: 'Send me another link' }],
  verify: ['Confirm your email address', 'Confirm', { login: 'Log in' }],
  close: ['Close your account', 'Close my account', {}],
} as const;

const isForm = (form: string): form is keyof typeof PAGES => Object.hasOwn(PAGES, form);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { form } = await params;
  // The token of a link must not reach other sites.
  return { title: isForm(form) ? PAGES[form][0] : 'Not found', referrer: 'same-origin' };
}

export default async function AccountFormPage({ params, searchParams }: Props) {
  const [{ form }, { next = '/', ended, closed, token = '' }] = await Promise.all([params, searchParams]);
  if (!isForm(form)) notFound();
  const [title, submit, others] = PAGES[form];
  return (
    <div className="narrow stack">
      <h1>{title}</h1>
      {ended && <p className="report bad">Your session has ended. Log in to continue.</p>}
      {closed && <p className="report">Your account is closed. Thank you for your custom.</p>}
      {form === 'close' && <p>This is final. We erase all but your orders and invoices. Download your data first.</p>}
      <AccountForm kind={form} submit={submit} next={next} token={token} />
      {Object.entries(others).map(([other, label]) => (
        <Link key={other} href={`/account/${other}?next=${encodeURIComponent(next)}`}>{`${label}`}</Link>
      ))}
    </div>
  );
}
