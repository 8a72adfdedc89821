import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class';
import { Icon } from './icon';
import { Link } from './link';

export function ButtonLink({ variant, size, className, ...link }: ComponentProps<typeof Link> & ButtonLook) {
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
