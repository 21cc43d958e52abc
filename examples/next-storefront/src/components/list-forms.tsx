'use client';

import { createList } from '@/actions/lists';
import { ActionForm, Field } from './action-form';

/** The form to create a list. */
export const NewList = () => (
  <ActionForm action={createList} submit="Create a list">
    {(state) => <Field state={state} name="name" label="Name of a new list" maxLength={100} required autoComplete="off" />}
  </ActionForm>
);

/** An input for the name of a list: one of the shopper's, or a new one. */
export const ListName = ({ names }: { names: readonly string[] }) => (
  <>
    <label htmlFor="list">List</label>
    <input id="list" name="list" list="lists" maxLength={100} autoComplete="off" />
    <datalist id="lists">
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  </>
);
