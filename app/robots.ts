import type { MetadataRoute } from 'next';
import { filePaths } from '@/lib/file-paths';
import { absoluteUrl } from '@/lib/site';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(filePaths.sitemap) };
}
