export { MissingSharedPrompt as default } from '@/components/community/missing-words';
