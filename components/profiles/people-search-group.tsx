import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/paths';
import { type Person, publicName } from '@/lib/profiles/profile';
import { log } from '@/lib/server/log/log';

export async function PeopleSearchGroup({ search }: { search: Promise<Person[]> }) {
  const people = await search.catch((err: unknown) => {
    // The page says already, in the group Community, that the backend does not answer.
    log.warn({ err }, 'People could not be searched');
    return [];
  });
  if (people.length === 0) return null;
  return (
    <Section
      title="People"
      aside={
        <p className="num" role="status">
          {people.length === 1 ? '1 person' : `${people.length} people`}
        </p>
      }
    >
      <ul className="border-t border-rule">
        {people.map((person) => (
          <li key={person.username} className="border-b border-rule">
            <Link className="flex min-h-12 flex-wrap items-center gap-x-3 py-2 no-underline" href={paths.profile(person.username)}>
              <span className="font-semibold wrap-anywhere" dir="auto">
                {publicName(person)}
              </span>
              <span className="text-meta text-ink-3">@{person.username}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
