export { MissingUser as default } from '@/components/community/missing-words';
