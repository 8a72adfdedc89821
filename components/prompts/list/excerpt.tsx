import { excerptOf } from '@/lib/prompts/excerpt';
import { ExcerptText } from './excerpt-text';

/** The beginning of a prompt in a list. */
export function Excerpt({ template }: { template: string }) {
  return <ExcerptText pieces={excerptOf(template)} />;
}
