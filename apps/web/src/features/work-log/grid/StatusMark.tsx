import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { StatusTone } from '@retain/domain/opportunity/status/statusTone'
import { statusCell } from '@retain/domain/work-log/rows/cells/statusCell'
import { Chip, type ChipTone } from '@retain/ui/chip'
import { ChipCell } from '@retain/ui/chip-cell'
import { TwoLineText } from '@retain/ui/two-line-text'

/** The colour of a chip for each tone of a status. */
export const chipTones: Readonly<Record<StatusTone, ChipTone>> = {
  neutral: 'neutral',
  info: 'info',
  good: 'open',
  careful: 'warn',
}

/**
 * The status as a chip; one that needs two lines has none, where its tone is that of a first line (L-263 to L-265). What compass
 * says of its status is the tooltip (L-592).
 */
export function StatusMark({ row }: { readonly row: LogRow }) {
  const { text, lines, tone, tooltip } = statusCell(row)
  const [title = '', detail] = lines
  const says = tooltip ?? text
  return detail === undefined || tone !== 'info' ? (
    <ChipCell text={text} tone={chipTones[tone]} tooltip={says} wraps />
  ) : (
    <TwoLineText title={title} lines={[detail]} tooltip={says} isReaching />
  )
}

/** The status in one word, for a card. */
export function ShortStatus({ row }: { readonly row: LogRow }) {
  const { text, lines, tone } = statusCell(row)
  return <Chip tone={chipTones[tone]}>{lines[0] ?? text}</Chip>
}
