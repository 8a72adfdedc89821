import { SkeletonText } from '@/components/prompts/text/skeleton-text';
import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { OPENING_SHEET, type Sheet } from './sheet';

/** The sheet while its code loads. It looks like a loading sheet, without the code of a dialog. */
export function OpeningSheet({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  return (
    <div id={OPENING_SHEET} className="fixed inset-0 z-scrim touch-none bg-scrim" aria-busy="true">
      <div className="fixed inset-x-0 top-10 bottom-0 border-t-[6px] bg-paper-float motion-safe:animate-rise">
        <div className="flex items-start gap-4 border-b border-rule py-2.5 pr-2 pl-4">
          <h2 className="mr-auto min-w-0 pt-2.5 text-[clamp(1.25rem,1.1rem+0.7vw,1.625rem)] leading-[1.2] wrap-anywhere">{sheet.title}</h2>
          <button type="button" className={iconButtonClass} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="p-4">
          <SkeletonText />
        </div>
      </div>
    </div>
  );
}
