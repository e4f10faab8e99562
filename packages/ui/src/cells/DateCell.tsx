import { Figure, type FigureLook } from './Figure'
import { formatDate, type DateZone } from './formatDate'

/** Props of {@link DateCell}. */
export interface DateCellProps extends FigureLook {
  /** A day (`2026-11-21`) or an instant (`2026-11-21T03:00:00Z`); blank for what is no date. */
  readonly value: string | null | undefined
  /** Whose clock shows an instant: minutes from UTC, or an IANA name. A day is shown as it is written. */
  readonly zone: DateZone
  /** The format, made of `YYYY YY MMM MM DD HH hh h mm ss A a`. @default 'MM/DD/YY' */
  readonly format?: string | undefined
}

/**
 * A day or a moment.
 *
 * @example
 * <DateCell value="2026-11-21T03:00:00Z" zone={-300} /> // 11/20/26
 */
export const DateCell = ({ value, zone, format = 'MM/DD/YY', tone }: DateCellProps) => (
  <Figure tone={tone}>{formatDate(value, format, zone)}</Figure>
)
