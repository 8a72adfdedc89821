export { AnyPromptNotFound as default } from '@/components/dashboard/dashboard-not-found';
