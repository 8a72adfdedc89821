import type { ComponentProps } from 'react';
import { LoadingSign } from './loading-sign';
import { ServiceWorker } from './service-worker';

/** Parts that a page needs once somebody uses it. */
export function LateParts(props: ComponentProps<typeof LoadingSign>) {
  return (
    <>
      <LoadingSign {...props} />
      <ServiceWorker />
    </>
  );
}
