'use client';

import { useForm } from './action-form';

/** Says of a form that was refused because its text looks private that it is sent again all the same. */
export function SureField() {
  const { state } = useForm();
  const asked = state.status === 'refused' && state.code === 'looks-private';
  return asked && <input type="hidden" name="sure" value="true" />;
}
