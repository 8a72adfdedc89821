'use client';

import { useForm } from '@/components/forms/action-form';

/** The address that the surrounding form was sent with, so that a typing error is noticed. */
export function SentTo() {
  const { state } = useForm();
  return <b className="wrap-anywhere">{state.values?.email}</b>;
}
