'use client';

import { ErrorMessage } from '@/components/site/errors/error-message';

export default function ErrorPage({ retry }: { error: Error; retry: () => void }) {
  return <ErrorMessage retry={retry} />;
}
