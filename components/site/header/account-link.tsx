import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** Dashboard or Sign In. Both are in every page, which is made once for everybody; the style sheet shows the one that fits. */
export function AccountLink() {
  return (
    <>
      <Link className="btn when-signed-out" href={paths.login}>
        Sign In
      </Link>
      <Link className="btn when-signed-in" href={paths.dashboard}>
        Dashboard
      </Link>
    </>
  );
}
