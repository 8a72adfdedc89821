import type { ComponentProps } from 'react';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import { Link } from './link';

type Props = ComponentProps<typeof Link> & Pick<NonNullable<Parameters<typeof buttonClass>[0]>, 'variant' | 'size'>;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, className, ...link }: Props) {
  return <Link className={buttonClass({ variant, size, className })} {...link} />;
}

/** A link to the form for something new. */
export function AddLink({ children, ...link }: ComponentProps<typeof Link>) {
  return (
    <ButtonLink variant="primary" {...link}>
      <Icon name="add" />
      {children}
    </ButtonLink>
  );
}
