'use client';

import type { Schemas } from '@storefront/client';
import { changePassword, changeProfile, sendVerification } from '@/actions/profile';
import { NEW_PASSWORD } from './account-form';
import { ActionForm, Field } from './action-form';

/** The form for what the store knows about the shopper. */
export const ProfileForm = ({ me }: { me: Schemas['Me'] }) => (
  <ActionForm action={changeProfile} submit="Save">
    {(state) => (
      <>
        <Field state={state} name="name" label="Your name" defaultValue={me.name} autoComplete="name" required />
        <Field state={state} name="company_name" label="Company" defaultValue={me.company_name} autoComplete="organization" isOptional />
        <Field state={state} name="phone" label="Phone" type="tel" defaultValue={me.phone} autoComplete="tel" isOptional />
        <Field state={state} name="tax_id" label="Tax number" defaultValue={me.tax_id} isOptional />
      </>
    )}
  </ActionForm>
);

/** The form to confirm the address of the account, or to change it. */
export const EmailForm = ({ email }: { email: string }) => (
  <ActionForm action={sendVerification} submit="Send a link">
    {(state) => <Field state={state} name="email" label="Email" type="email" defaultValue={email} autoComplete="email" required />}
  </ActionForm>
);

/** The form to change the password. */
export const PasswordForm = () => (
  <ActionForm action={changePassword} submit="Change the password">
    {(state) => (
      <>
        <Field state={state} name="current_password" label="Current password" type="password" autoComplete="current-password" required />
        <Field state={state} name="password" label="New password, at least 10 characters" {...NEW_PASSWORD} />
      </>
    )}
  </ActionForm>
);
