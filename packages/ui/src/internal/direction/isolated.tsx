import type { ReactNode } from 'react'

/**
 * A value that keeps its own direction: "-$29" stays so in a text that runs from right to left. A number that is none is
 * left out, and whatever is no plain text stays as it is.
 */
export const isolated = (value: ReactNode): ReactNode => {
  if (typeof value === 'number') return Number.isNaN(value) ? null : <bdi>{value}</bdi>
  return typeof value === 'string' && value !== '' ? <bdi>{value}</bdi> : value
}
