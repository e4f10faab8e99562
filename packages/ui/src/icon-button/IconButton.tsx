import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/Button'
import { Tooltip } from '../tooltip/Tooltip'

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** What the button does: its name, and its tooltip. */
  readonly label: string
  /** The lucide icon; it is hidden from screen readers, which hear `label`. */
  readonly icon: ReactNode
  /** A longer text for the tooltip; `false` for none. @default the label */
  readonly tooltip?: string | false | undefined
}

/**
 * A button of one icon, with its name as tooltip.
 *
 * @example
 * <IconButton label="Close" icon={<X aria-hidden="true" />} onPress={close} />
 */
export function IconButton({ label, icon, tooltip = label, variant = 'ghost', ...rest }: IconButtonProps) {
  const button = <Button {...rest} variant={variant} icon={icon} aria-label={label} />
  return tooltip === false ? button : <Tooltip text={tooltip}>{button}</Tooltip>
}
