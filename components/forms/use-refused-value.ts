import { useForm } from './action-form';

/** The refused value of a field of the surrounding form, otherwise ''. As its default the field keeps it when React resets the form after the action. */
export function useRefusedValue(name: string): string {
  const { state } = useForm();
  return (state.status === 'refused' && state.values?.[name]) || '';
}
