import { buttonClass } from '@/components/ui/button-class';
import { CopyableCode } from '@/components/ui/copyable-code';
import type { Line, Way } from '@/lib/integrations/connect/ways';

export function ConnectWay({ way: { id, name, what, how, button, line, remove, removeLine } }: { way: Way }) {
  return (
    <>
      <h2 id={id}>{name}</h2>
      <p>{what}</p>
      <p>{how}</p>
      {button && (
        <p className="font-sans">
          <a className={buttonClass()} href={button.href} rel="noopener">
            {button.label}
          </a>
        </p>
      )}
      {line && <CopyableLine line={line} program={name} />}
      <details className="font-sans text-ui">
        <summary className="w-fit cursor-pointer py-1 font-medium touch:py-3" aria-label={`Remove it from ${name}`}>
          Remove it
        </summary>
        <p>{remove}</p>
        {removeLine && <CopyableLine line={removeLine} program={name} />}
      </details>
    </>
  );
}

function CopyableLine({ line: { label, text }, program }: { line: Line; program: string }) {
  return <CopyableCode text={text} label={`${program}: ${label}`} copyName={`Copy ${label} (${program})`} wraps />;
}
