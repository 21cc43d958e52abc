'use client';

import { createList } from '@/actions/lists';
import { ActionForm, Field } from './action-form';

/** The form to create a list. */
export const NewList = () => (
  <ActionForm action={createList} submit="Create a list">
    {(state) => <Field state={state} name="name" label="Name of a new list" maxLength={100} required autoComplete="off" />}
  </ActionForm>
);
