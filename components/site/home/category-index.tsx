import { Count } from '@/components/ui/count';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { IndexItem, indexLinkClass, LinkIndex } from '@/components/ui/link-index';
import { paths } from '@/lib/paths';
import { library, promptsIn } from '@/lib/prompts/library';

/** All categories with their icons and how many prompts they hold. */
export function CategoryIndex() {
  return (
    <LinkIndex>
      {library().categories.map((category) => (
        <IndexItem key={category.id}>
          <Link className={indexLinkClass} href={paths.category(category.slug)}>
            <Icon name={category.icon} />
            {category.name} <Count className="text-body">{promptsIn(category).length}</Count>
          </Link>
        </IndexItem>
      ))}
    </LinkIndex>
  );
}
