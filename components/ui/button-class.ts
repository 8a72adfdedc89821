export type ButtonLook = {
  variant?: 'outline' | 'primary' | 'quiet';
  /** `field` is as high as a field, `bar` is for a narrow line of several buttons. */
  size?: 'small' | 'medium' | 'field' | 'bar' | 'big';
  /** More utilities. They must not set what the look sets, unless they are variants (`max-md:…`) or important (`px-3!`). */
  className?: string;
};

const VARIANTS = { outline: 'button-outline', primary: 'button-primary', quiet: 'button-quiet' };

const SIZES = {
  small: 'button-small',
  medium: 'min-h-11 text-ui',
  field: 'min-h-12 text-ui',
  bar: 'button-bar',
  big: 'min-h-14 text-[1.0625rem]',
};

const PADDING = { small: 'px-3 touch:px-3.5', medium: 'px-4.5', field: 'px-4.5', bar: 'px-3', big: 'px-6' };

export function buttonClass({ variant = 'outline', size = 'medium', className = '' }: ButtonLook = {}): string {
  const edge = variant !== 'outline' ? '' : size === 'small' ? 'border-rule-field' : 'border-ink';
  const padding = variant === 'quiet' ? 'px-2.5' : PADDING[size];
  return ['button', VARIANTS[variant], SIZES[size], padding, edge, className].filter(Boolean).join(' ');
}

export const quietButtonClass = buttonClass({ variant: 'quiet', size: 'small' });

/** The classes of a button in a Notice or another inverted bar. */
export const noticeButtonClass =
  'min-h-9 flex-none rounded-control border border-paper px-3.5 text-ui font-semibold hover:bg-paper hover:text-ink focus-visible:outline-paper touch:min-h-11 print:hidden!';

/** The class of a button that is only an icon. Its name stands in `aria-label`, and in `data-tip` for the tooltip (tooltip.css). */
export const iconButtonClass = 'icon-button';
