export { navigationStarted as onRouterTransitionStart } from '@/components/site/loading/page-loading';
