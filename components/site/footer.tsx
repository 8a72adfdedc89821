import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { footerNav } from './navigation';

export function Footer() {
  return (
    <footer className="footer wrap">
      <div className="footer-row">
        <p>
          © 2026 {site.name}. {site.disclaimer}
        </p>
        <nav aria-label="Footer">
          <ul>
            {footerNav.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
            <li>
              <a href={paths.sitemap}>Sitemap</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
