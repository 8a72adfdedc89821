import { wrapClass } from '@/components/ui/wrap-class';
import { differencesOf } from '@/lib/text/differences';
import { Differences, DifferencesLegend } from './differences';

export function TextDifference({ before, after }: { before: string; after: string }) {
  return (
    <div className="grid max-w-[720px] gap-2 border-l-4 border-rule pl-4">
      <DifferencesLegend added="Added" removed="removed" />
      <div className={`min-w-0 font-serif text-lede leading-[1.6] whitespace-pre-wrap ${wrapClass(before + after)}`} dir="auto">
        <Differences parts={differencesOf(before, after)} />
      </div>
    </div>
  );
}
