import { headScript } from '@/lib/server/head-script';

export function HeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: headScript }} />;
}
