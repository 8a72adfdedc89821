'use client';

export { ErrorMessage as default } from '@/components/site/errors/error-message';
