export { default } from '@/app/dashboard/make-mine/[id]/not-found';
