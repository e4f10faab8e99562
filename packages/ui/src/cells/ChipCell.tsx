import type { ReactNode } from 'react'
import type { ChipTone } from '../chip/Chip'

/** Props of {@link ChipCell}. */
export interface ChipCellProps {
  /** The word; nothing is drawn for an empty one. */
  readonly text: string | null | undefined
  /** What the status means, as in `Chip`. @default 'neutral' */
  readonly tone?: ChipTone | undefined
  /** A lucide icon. */
  readonly icon?: ReactNode
  /** Takes a second line before it is cut. @default false */
  readonly wraps?: boolean | undefined
  /** The tooltip. @default the whole text */
  readonly tooltip?: string | undefined
}

/**
 * A status in a word: a `Chip` as cheap as a cell has to be.
 *
 * @example
 * <ChipCell text="No Phone Listed" tone="warn" />
 */
export function ChipCell({ text, tone = 'neutral', icon, wraps = false, tooltip }: ChipCellProps) {
  if (text === null || text === undefined || text === '') return null
  return (
    <span data-cell="chip" data-tone={tone} data-wraps={wraps || undefined} title={tooltip ?? text}>
      {icon}
      <span dir="auto">{text}</span>
    </span>
  )
}
