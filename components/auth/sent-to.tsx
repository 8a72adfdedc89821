'use client';

import { useForm } from '@/components/forms/action-form';

/** The email that the surrounding form was sent with, so that people notice a typing error. */
export function SentTo() {
  const { state } = useForm();
  return <b className="wrap-anywhere">{state.values?.email}</b>;
}
