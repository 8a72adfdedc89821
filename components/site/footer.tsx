import { ShortcutsButton } from '@/components/lists/keys/shortcuts-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { filePaths } from '@/lib/file-paths';
import { site } from '@/lib/site';
import { footerNav } from '@/lib/site/site-pages';

/** The footer of the site. With `withShortcuts` it has a button that opens the list of keyboard shortcuts. */
export function Footer({ withShortcuts = false }: { withShortcuts?: boolean }) {
  return (
    <footer className="wrap parsing:invisible print:hidden">
      <div className="footer-bar">
        <p className="max-w-[84ch]">
          © 2026 {site.name}. {site.disclaimer}
        </p>
        <nav className="max-md:w-full" aria-label="Footer">
          <ul className="flex flex-wrap gap-x-5 max-md:grid max-md:grid-cols-3 max-md:gap-x-4">
            {footerNav.map(({ href, label }) => (
              <li key={href}>
                <Link className="footer-link" href={href}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <a className="footer-link" href={filePaths.sitemap}>
                Sitemap
              </a>
            </li>
            {withShortcuts && (
              <li className="max-md:hidden">
                <ShortcutsButton className="footer-link" />
              </li>
            )}
            <li className="max-md:col-span-full">
              <a className="footer-link gap-1" href={site.social.url} rel="me noopener">
                {site.social.handle} on X
                <Icon name="open" />
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
