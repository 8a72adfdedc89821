'use client';

import { buttonClass } from '@/components/ui/button-class';

export function PrintButton() {
  return (
    <button type="button" className={`js-only ${buttonClass()}`} onClick={() => window.print()}>
      Print
    </button>
  );
}
