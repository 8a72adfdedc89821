import { SelectField } from '@/components/forms/select-field';
import { REASON_LABELS, REASONS } from '@/lib/moderation/reasons';

export function ReasonField({ chosen = '' }: { chosen?: string }) {
  return (
    <SelectField name="reason" label="Reason" defaultValue={chosen}>
      <option value="">Choose a reason</option>
      {REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {REASON_LABELS[reason]}
        </option>
      ))}
    </SelectField>
  );
}
