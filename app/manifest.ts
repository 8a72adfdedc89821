import type { MetadataRoute } from 'next';
import { filePaths } from '@/lib/file-paths';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { SCREENSHOTS } from '@/lib/site/screenshots';

const icons = [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }];

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: paths.home,
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: paths.home,
    display: 'standalone',
    background_color: '#fbfbf8',
    theme_color: '#fbfbf8',
    categories: ['productivity'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons,
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Search', url: paths.search, icons },
      { name: 'My Prompts', url: paths.myPrompts, icons },
      { name: 'Create', url: paths.createPrompt, icons },
    ],
    screenshots: SCREENSHOTS.map(({ name, label, width, height, scale, shape }) => ({
      src: `/screenshots/${name}.png`,
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/png',
      form_factor: shape,
      label,
    })),
    // The service worker moves the text that is shared by GET into the fragment of the address, which no server sees (app/sw.js/worker.js).
    share_target: {
      action: filePaths.share,
      method: 'get',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
}
