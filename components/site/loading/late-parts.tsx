import type { ComponentProps } from 'react';
import { LoadingSign } from './loading-sign';
import { ServiceWorker } from './service-worker';

/** The parts that nobody needs before the first use of a page. */
export function LateParts(props: ComponentProps<typeof LoadingSign>) {
  return (
    <>
      <LoadingSign {...props} />
      <ServiceWorker />
    </>
  );
}
