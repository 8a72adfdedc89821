import { useForm } from './action-form';

/** The value of a field of the surrounding form that was refused, otherwise ''. As the field's default it stays there when React resets the form. */
export function useRefusedValue(name: string): string {
  const { state } = useForm();
  return (state.status === 'refused' && state.values?.[name]) || '';
}
