'use client';

import { closeAccount, forgetPassword, logIn, resetPassword, signUp, verifyEmail } from '@/actions/account';
import { ActionForm, Field } from './action-form';

const ACTIONS = { login: logIn, signup: signUp, forgot: forgetPassword, reset: resetPassword, verify: verifyEmail, close: closeAccount };

/** The attributes of an input for a new password. */
export const NEW_PASSWORD = { type: 'password', autoComplete: 'new-password', minLength: 10, required: true } as const;

type Props = { kind: keyof typeof ACTIONS; submit: string; next: string; token: string };

/** The forms to log in, create an account, ask for a new password, choose it, confirm an address, and close an account. */
export function AccountForm({ kind, submit, next, token }: Props) {
  const isNew = kind === 'signup';
  return (
    <ActionForm action={ACTIONS[kind]} submit={submit}>
      {(state) => (
        <>
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="token" value={token} />
          {isNew && <Field state={state} name="name" label="Your name" autoComplete="name" required />}
          {isNew && <Field state={state} name="company_name" label="Company" autoComplete="organization" isOptional />}
          {(isNew || kind === 'login' || kind === 'forgot') && (
            <Field state={state} name="email" label="Email" type="email" autoComplete="email" required />
          )}
          {(kind === 'login' || kind === 'close') && (
            <Field state={state} name="password" label="Password" type="password" autoComplete="current-password" required />
          )}
          {(isNew || kind === 'reset') && (
            <Field state={state} name="password" label="Password, at least 10 characters" {...NEW_PASSWORD} />
          )}
        </>
      )}
    </ActionForm>
  );
}
