import { useForm } from './action-form';

/** The text sent in a field of the surrounding form, to stay there after a refusal, because React empties forms with each answer. Else empty. */
export function useRefusedValue(name: string): string {
  const { state } = useForm();
  return (state.status === 'refused' && state.values?.[name]) || '';
}
