import type { Metadata } from 'next';
import Link from 'next/link';
import { EmailForm, PasswordForm, ProfileForm } from '@/components/profile-forms';
import { date } from '@/lib/format';
import { read, shopperClient } from '@/lib/storefront';

export const metadata: Metadata = { title: 'Account' };

export default async function AccountPage({ searchParams }: { searchParams: Promise<{ done?: string }> }) {
  const { done } = await searchParams;
  const client = await shopperClient('/account');
  const { data: me } = await read(client.GET('/v1/me'));
  return (
    <>
      <h1>Account</h1>
      {done === 'reset' && <p className="report">Your password is changed. All other devices are logged out.</p>}
      <div className="columns even">
        <section className="stack">
          <h2>Profile</h2>
          <ProfileForm me={me} />
        </section>
        <section className="stack">
          <h2>Email</h2>
          <p className="hint">
            {me.email_verified_at ? `${me.email} was confirmed on ${date(me.email_verified_at)}.` : `${me.email} is not confirmed yet.`} A
            new address takes effect once you open the link that we send to it.
          </p>
          <EmailForm email={me.email} />
        </section>
        <section className="stack">
          <h2>Password</h2>
          <PasswordForm />
        </section>
        <section className="stack">
          <h2>Your data</h2>
          <Link href="/account/sessions">Devices that are logged in</Link>
          <a href="/account/export" download="account.json">
            Download all that we keep about you
          </a>
          <Link href="/account/close">Close your account</Link>
        </section>
      </div>
    </>
  );
}
