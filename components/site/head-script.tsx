import { EARLY_SCRIPT } from '@/lib/site/early-script';
import { headScript } from '@/lib/site/head-script';

export function HeadScript() {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script dangerouslySetInnerHTML={{ __html: headScript }} />
      {/* Before anything can be pressed. The style sheet, which is larger, is waited for as well. */}
      <script src={EARLY_SCRIPT} />
    </>
  );
}
