'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import type { FormState } from '@/lib/explain';

type Action = (state: FormState, form: FormData) => Promise<FormState>;
type FormProps = { action: Action; children: ReactNode | ((state: FormState) => ReactNode); submit?: string; className?: string };

/** A form that reports the outcome of a server action. Without JavaScript, the page is loaded again with the same report. */
export function ActionForm({ action, children, submit, className = 'stack' }: FormProps) {
  const [state, act, isPending] = useActionState(action, {});
  return (
    <form action={act} className={className} aria-busy={isPending} onSubmit={(event) => isPending && event.preventDefault()}>
      <Report {...state} />
      {typeof children === 'function' ? children(state) : children}
      {submit && <button className="button">{submit}</button>}
    </form>
  );
}

/** A live region for the outcome. It takes the focus if the element that had it is gone. The first input with an error takes it in any case. */
export function Report({ message, isError, details, errors }: FormState) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors) region.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  useEffect(() => {
    if (message && document.activeElement === document.body) region.current?.focus();
  });
  return (
    <div ref={region} className={isError ? 'report bad' : 'report'} role={isError ? 'alert' : 'status'} tabIndex={-1}>
      {message}
      {details && details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The attributes of an input for a quantity. Which ones are possible is up to the API. */
export const AMOUNT = { type: 'number', step: 'any', min: 0, required: true } as const;

type Own = { state: FormState; name: string; label: string; isOptional?: boolean; defaultValue?: string | number | null };
type FieldProps = Readonly<Record<string, unknown>> & Own;

/** An input with its label and what is wrong with it. */
export function Field({ state, name, label, isOptional = false, defaultValue, ...attributes }: FieldProps) {
  const error = state.errors?.[name];
  const described = error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` };
  return (
    <p className="field">
      <label htmlFor={name}>{isOptional ? `${label} (optional)` : label}</label>
      <input id={name} name={name} defaultValue={state.values?.[name] ?? defaultValue ?? ''} {...described} {...attributes} />
      {error && <small id={`${name}-error`} className="bad">{`This ${error}.`}</small>}
    </p>
  );
}
