import type { ReactNode } from 'react'

/** `good` for what is good for the customer (a lower payment); a payment that rises is no error and stays plain. */
export type FigureTone = 'plain' | 'good' | 'quiet'

/** What every cell of one figure has in common. */
export interface FigureLook {
  /** Good for the customer, quieter, or as it is. @default 'plain' */
  readonly tone?: FigureTone | undefined
}

/** Props of {@link Figure}. */
export interface FigureProps extends FigureLook {
  /** The figure as it is printed; nothing is drawn for an empty text. */
  readonly children: ReactNode
}

/**
 * A number, an amount or a date that is printed already, in figures of equal width. A grid gives it its look; elsewhere
 * a `CellSurface` does.
 *
 * @example
 * <Figure tone="good">-$41</Figure>
 */
export function Figure({ tone = 'plain', children }: FigureProps) {
  if (children === '' || children === null || children === undefined) return null
  return (
    <span data-cell="figure" data-tone={tone}>
      {children}
    </span>
  )
}
