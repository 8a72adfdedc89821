'use client';

import { type FocusEvent, useState } from 'react';
import { ActionForm, FormNotice, useForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { CountedField } from '@/components/forms/counted-field';
import { type Messages, NOT_PUBLISHED } from '@/components/forms/refusal-message';
import { sendFields } from '@/components/forms/send-fields';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormValues } from '@/components/forms/use-form-values';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { Notice } from '@/components/ui/notice';
import { fieldError } from '@/lib/forms/form-state';
import { LIMITS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { checkUsername, saveProfile } from '@/lib/profiles/actions';
import { initials, type Profile, xUrl } from '@/lib/profiles/profile';
import { cleanHandle, HANDLE_CHARACTERS, profileFormValues } from '@/lib/profiles/profile-fields';
import { Avatar } from './avatar';

type Props = {
  profile: Profile | null;
  /** The name that is shown while the fields Display name and Username are empty. */
  fallbackName: string;
};

const SAVED = 'Profile saved.';
const PROFILE_MESSAGES: Messages = {
  ...NOT_PUBLISHED,
  failed: 'Failed to update profile',
  'changed-elsewhere': 'Your profile was changed somewhere else since you opened it. Copy what you wrote, then open it again.',
};

export function ProfileForm(props: Props) {
  return (
    <ActionForm action={saveProfile} className="border-t-2 border-rule-strong pt-6" onDone={() => showBanner(SAVED)}>
      <Fields {...props} />
    </ActionForm>
  );
}

function Fields({ profile, fallbackName }: Props) {
  const { state } = useForm();
  const initial = profileFormValues(profile);
  const { area, typed, onInput } = useFormValues(initial);
  const handle = cleanHandle(typed.xHandle);
  const shownName = typed.displayName.trim() || typed.username || fallbackName;

  return (
    <div ref={area} className="grid max-w-[720px] gap-5" onInput={onInput}>
      <FormNotice messages={PROFILE_MESSAGES} />
      {state.status === 'done' && (
        // Without JavaScript there is no banner.
        <NoScriptFallback>
          <Notice>{SAVED}</Notice>
        </NoScriptFallback>
      )}
      {/* After a refusal the form is sent again with the version it began with, even if the page has a newer one by then. */}
      <input type="hidden" name="updatedAt" value={(state.status === 'refused' && state.values?.updatedAt) || profile?.updatedAt || ''} />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-2">
        <Avatar className="w-18 text-[1.75rem]">{initials(shownName) || initials(fallbackName)}</Avatar>
        <div>
          <b className="text-row leading-[1.25] font-strong tracking-row wrap-anywhere" dir="auto">
            {shownName}
          </b>
          <p className="text-meta text-ink-3">Your initials are your picture for now: photo upload coming soon.</p>
        </div>
      </div>
      <CountedField
        name="displayName"
        label="Display name"
        typed={typed.displayName}
        max={LIMITS.displayName.max}
        defaultValue={initial.displayName}
        autoComplete="name"
      />
      <UsernameField username={initial.username} typed={typed.username} />
      <CountedField multiline name="bio" label="Bio" typed={typed.bio} max={LIMITS.bio.max} rows={3} defaultValue={initial.bio} />
      <TextField
        name="xHandle"
        label="X handle"
        aside="optional"
        defaultValue={initial.xHandle}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={
          handle && handle.length <= LIMITS.xHandle.max && HANDLE_CHARACTERS.test(handle) ? (
            <>
              Links to{' '}
              <a href={xUrl(handle)} target="_blank" rel="noopener noreferrer">
                {xUrl(handle).replace('https://', '')}
              </a>
            </>
          ) : (
            'Shown on your profile as a link to X.'
          )
        }
      />
      <FormFoot>
        <SubmitButton pendingLabel="Saving…">Save Profile</SubmitButton>
      </FormFoot>
    </div>
  );
}

function UsernameField({ username, typed }: { username: string; typed: string }) {
  const { state } = useForm();
  // A check holds until the next result of the form, whose `state` is another object.
  const [checked, setChecked] = useState<{ state: typeof state; message: string | null }>();

  const check = async ({ target, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // When the focus moves to Save, the answer to the form will tell. A message now would move the button away from the pointer.
    if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
    const { value } = target;
    const message = fieldError(await sendFields(checkUsername, { username: value }), 'username') ?? null;
    if (target.value === value) setChecked({ state, message });
  };

  const name = typed.trim().toLowerCase();
  return (
    <TextField
      name="username"
      label="Username"
      aside={`${LIMITS.username.min}–${LIMITS.username.max} characters`}
      maxLength={LIMITS.username.max}
      defaultValue={username}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={checked?.state === state ? checked.message : undefined}
      hint={name ? `Your page: ${paths.profile(name)}` : 'The name of your public page.'}
      onBlur={check}
    />
  );
}
