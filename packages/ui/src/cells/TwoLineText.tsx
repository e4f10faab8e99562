import type { ReactNode } from 'react'

/** Props of {@link TwoLineText}. */
export interface TwoLineTextProps {
  /** A first line of its own, in the colour of what is going on. */
  readonly title?: string | undefined
  /** Lines that are cut already, each kept whole; else `children` breaks where its words do. */
  readonly lines?: readonly string[] | undefined
  /** The tooltip: the whole text, where lines are cut. */
  readonly tooltip?: string | undefined
  /** Reaches into the end padding of its cell, so that a line that just does not fit is seen whole. @default false */
  readonly isReaching?: boolean | undefined
  /** A text that breaks where its words do, where there are no `lines`. */
  readonly children?: ReactNode
}

/**
 * A long cell in two small lines instead of a wider column.
 *
 * @example
 * <TwoLineText title="In Process" lines={['Contact Not Made']} />
 */
export function TwoLineText({ title, lines = [], tooltip, isReaching = false, children }: TwoLineTextProps) {
  const isBlank = children === undefined || children === null || children === ''
  const isCut = title === undefined && lines.length === 0
  if (isCut && isBlank) return null
  const whole = typeof children === 'string' ? children : undefined
  return (
    <span
      data-cell="note"
      data-lines={isCut ? '' : undefined}
      data-reaching={isReaching || undefined}
      dir="auto"
      title={tooltip ?? whole}
    >
      {title !== undefined && <b>{title}</b>}
      {lines.map((line, index) => (
        <i key={index}>{line}</i>
      ))}
      {children}
    </span>
  )
}
