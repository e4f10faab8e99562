import { toCents, type Cents } from '@retain/domain/money/money'

/** The amount in a column of cents; `null` stays unknown. */
export const centsOf = (column: string | null): Cents | null =>
  column === null ? null : toCents(Number(column))
