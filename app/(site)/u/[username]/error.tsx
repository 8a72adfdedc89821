'use client';

export { AwayError as default } from '@/components/community/away-error';
