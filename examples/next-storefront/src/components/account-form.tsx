'use client';

import { logIn, signUp } from '@/actions/account';
import { ActionForm, Field } from './action-form';

/** The form to log in, or to create an account. */
export function AccountForm({ isNew, next }: { isNew: boolean; next: string }) {
  const password = isNew
    ? { label: 'Password, at least 10 characters', autoComplete: 'new-password', minLength: 10 }
    : { label: 'Password' };
  return (
    <ActionForm action={isNew ? signUp : logIn} submit={isNew ? 'Create account' : 'Log in'}>
      {(state) => (
        <>
          <input type="hidden" name="next" value={next} />
          {isNew && <Field state={state} name="name" label="Your name" autoComplete="name" required />}
          {isNew && <Field state={state} name="company_name" label="Company" autoComplete="organization" isOptional />}
          <Field state={state} name="email" label="Email" type="email" autoComplete="email" required />
          <Field state={state} name="password" type="password" autoComplete="current-password" required {...password} />
        </>
      )}
    </ActionForm>
  );
}
