import type { ReactNode } from 'react'
import { Tooltip } from '../tooltip/Tooltip'

/** Props of {@link SignCell}. */
export interface SignCellProps {
  /** A lucide icon. */
  readonly icon: ReactNode
  /** What the sign stands for, to screen readers and as a tooltip. */
  readonly label: string
}

/**
 * A rare sign behind a name, such as a warning, whose sentence the keyboard reaches too: it takes the focus from its
 * cell. Where every row has an icon, `IconCell` is cheaper.
 *
 * @example
 * <SignCell icon={<UserX aria-hidden="true" />} label="Salesperson no longer at the store." />
 */
export const SignCell = ({ icon, label }: SignCellProps) => (
  <Tooltip text={label}>
    <span data-cell="sign" role="img" aria-label={label} tabIndex={0}>
      {icon}
    </span>
  </Tooltip>
)
