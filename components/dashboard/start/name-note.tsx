'use client';

import { useState } from 'react';
import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** Tells new people which public name was made from their email. A closed note stays closed only until the page is left. */
export function NameNote({ name, username }: { name: string; username: string }) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className="mb-6 flex items-center justify-between gap-3 border-l-4 border-ink pl-4 print:hidden">
      <p className="min-w-0 text-ui wrap-anywhere text-ink-2">
        Others see you as <b dir="auto">{name}</b> (@{username}), made from your email.{' '}
        <Link href={paths.editProfile}>Change it in your profile</Link>
      </p>
      <button
        type="button"
        className={`${iconButtonClass} js-only -my-2`}
        aria-label="Close"
        onClick={() => {
          setClosed(true);
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
