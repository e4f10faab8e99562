import type { ReactNode } from 'react'

/** Props of {@link IconCell}. */
export interface IconCellProps {
  /** A lucide icon. */
  readonly icon: ReactNode
  /** What the icon says, to the pointer and to screen readers. */
  readonly label: string
  /** A short text behind the icon. */
  readonly text?: string | undefined
}

/**
 * An icon with its words.
 *
 * @example
 * <IconCell icon={<Phone aria-hidden="true" />} label="Call" />
 */
export function IconCell({ icon, label, text }: IconCellProps) {
  const sign = (
    <span data-cell="icon" role="img" aria-label={label} title={label}>
      {icon}
    </span>
  )
  if (text === undefined || text === '') return sign
  return (
    <span data-cell="line">
      {sign} <span data-cell="figure">{text}</span>
    </span>
  )
}
