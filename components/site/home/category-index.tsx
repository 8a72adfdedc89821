import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { library, promptsIn } from '@/lib/prompts/library';

/** All categories with their icons and how many prompts they hold. */
export function CategoryIndex() {
  return (
    <ul className="category-index">
      {library().categories.map((category) => (
        <li key={category.id}>
          <Link href={paths.category(category.slug)}>
            <Icon name={category.icon} />
            {category.name} <span className="count">{promptsIn(category).length}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
