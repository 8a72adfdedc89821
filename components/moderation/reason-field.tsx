import { SelectField } from '@/components/forms/select-field';
import { REASON_LABELS, REASONS } from '@/lib/moderation/reasons';

type Props = { chosen?: string /** The first choice, where none is chosen. */; none?: string };

export function ReasonField({ chosen = '', none = 'Choose a reason' }: Props) {
  return (
    <SelectField name="reason" label="Reason" defaultValue={chosen}>
      <option value="">{none}</option>
      {REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {REASON_LABELS[reason]}
        </option>
      ))}
    </SelectField>
  );
}
