import type { CSSProperties } from 'react'

/** Props of {@link TextCell}. */
export interface TextCellProps {
  /** Blank for null and undefined. */
  readonly text: string | null | undefined
  /** How many lines there are before the text is cut; two and more are set smaller. @default 1 */
  readonly lines?: number | undefined
  /** The tooltip. @default the whole text */
  readonly tooltip?: string | undefined
}

/**
 * Text that is cut by the lines it has room for; the whole of it is the tooltip. Where words are cut at a number of
 * letters, that is a rule of the caller: give the lines to `TwoLineText`.
 *
 * @example
 * <TextCell text="Wants an SUV before winter" lines={2} />
 */
export function TextCell({ text, lines = 1, tooltip }: TextCellProps) {
  if (text === null || text === undefined || text === '') return null
  const isOne = !(lines > 1)
  return (
    <span
      data-cell="text"
      data-lines={isOne ? undefined : ''}
      dir="auto"
      title={tooltip ?? text}
      style={isOne ? undefined : ({ '--cell-lines': Math.floor(lines) } as CSSProperties)}
    >
      {text}
    </span>
  )
}
