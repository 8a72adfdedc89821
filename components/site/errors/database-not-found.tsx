import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

type Props = { title: string; text: string };

function DatabaseNotFound({ title, text }: Props) {
  return (
    <div className="page-title pb-24">
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      <p className="mt-8 flex flex-wrap gap-2">
        <Link className="btn btn-primary" href={paths.publicPrompts}>
          Community prompts
        </Link>
        <Link className="btn" href={paths.prompts}>
          Browse All Prompts
        </Link>
        <Link className="btn" href={paths.home}>
          Home
        </Link>
      </p>
    </div>
  );
}

/** A prompt that nobody shared, or no longer. */
export function PublicPromptNotFound() {
  return <DatabaseNotFound title="Prompt not found" text="This prompt may have been made private or deleted." />;
}

export function UserNotFound() {
  return <DatabaseNotFound title="User not found" text="Nobody here has this name. It may have been changed." />;
}
