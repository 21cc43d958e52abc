import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { AccountForm } from '@/components/account-form';

type Props = { params: Promise<{ form: string }>; searchParams: Promise<{ next?: string; ended?: string }> };

const PAGES: Readonly<Record<string, readonly [title: string, other: string, label: string]>> = {
  login: ['Log in', 'signup', 'New here? Create an account'],
  signup: ['Create an account', 'login', 'Do you have an account? Log in'],
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: PAGES[(await params).form]?.[0] ?? 'Not found' };
}

export default async function AccountPage({ params, searchParams }: Props) {
  const [{ form }, { next = '/', ended }] = await Promise.all([params, searchParams]);
  const [title, other, label] = PAGES[form] ?? notFound();
  return (
    <div className="narrow stack">
      <h1>{title}</h1>
      {ended && <p className="report bad">Your session has ended. Log in to continue.</p>}
      <AccountForm isNew={form === 'signup'} next={next} />
      <Link href={`/account/${other}?next=${encodeURIComponent(next)}`}>{label}</Link>
    </div>
  );
}
