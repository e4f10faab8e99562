import type { Instant } from '@retain/domain/calendar/instant'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { cellText, scanDateText, shownPaymentDifference } from '@retain/domain/work-log/rows/cells/cells'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { lastAction } from '@retain/domain/work-log/rows/cells/lastAction'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { scoreLevel } from '@retain/domain/work-log/rows/cells/score'
import { warrantyBadge, warrantyOf } from '@retain/domain/work-log/rows/cells/warranty'
import { wrapModel, wrapNote, wrapStore } from '@retain/domain/work-log/rows/cells/wrapText'
import { BadgesCell } from '@retain/ui/badges-cell'
import { Figure } from '@retain/ui/figure'
import { IconCell } from '@retain/ui/icon-cell'
import { ScoreCell } from '@retain/ui/score-cell'
import { TwoLineText } from '@retain/ui/two-line-text'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { CustomerCell } from './CustomerCell'
import { LastActionIcon, WarrantyIcon } from './logIcons'
import { StatusMark } from './StatusMark'

/** The data that cells depend on, other than their row. */
export interface CellContext {
  readonly source: LogType
  readonly offset: OffsetMinutes
  /** For ages of locks; a minute old at most. */
  readonly now: Instant
}

type Cell = (row: LogRow, context: CellContext) => ReactNode

/** Words in the lines of their rule, all in the one size of their column. */
const inLines =
  (wrap: (text: string | null) => readonly string[], of: (row: LogRow) => string | null): Cell =>
  (row) => {
    const text = of(row)
    const lines = wrap(text)
    const [first = '', second] = lines
    return second === undefined ? (
      // A line that its rule does not break may break between words, so that the column does not cut it.
      <TwoLineText>{first}</TwoLineText>
    ) : (
      <TwoLineText lines={lines} tooltip={text ?? undefined} isReaching />
    )
  }

/** A name; one that does not fit takes a second line. */
const name =
  (of: (row: LogRow) => string | null): Cell =>
  (row) => <TwoLineText>{of(row)}</TwoLineText>

/** A day with the hour under it. */
const dayAndHour =
  (key: 'roDateTime' | 'apptDateTime'): Cell =>
  (row, { offset }) => {
    const text = cellText(key, row, offset)
    const [day = '', ...hour] = text.split(' ')
    return text === '' ? null : <TwoLineText lines={[day, hour.join(' ')]} tooltip={text} />
  }

/** A payment that falls is good for the customer; one that rises is no error and stays plain. */
const difference =
  (key: 'paymentDifferenceFinance' | 'paymentDifferenceLease'): Cell =>
  (row, { offset }) => (
    <Figure tone={(shownPaymentDifference(row, key) ?? 0) < 0 ? 'good' : 'plain'}>
      {cellText(key, row, offset)}
    </Figure>
  )

const figure =
  (key: LogColumnKey, tone: 'plain' | 'quiet' = 'plain'): Cell =>
  (row, { offset }) => <Figure tone={tone}>{cellText(key, row, offset)}</Figure>

/** Renderers of the cells that are not plain text. */
const cells: Readonly<Partial<Record<LogColumnKey, Cell>>> = {
  customerName: (row, context) => <CustomerCell row={row} {...context} />,
  equityAmount: figure('equityAmount'),
  paymentDifferenceFinance: difference('paymentDifferenceFinance'),
  paymentDifferenceLease: difference('paymentDifferenceLease'),
  roAmount: figure('roAmount'),
  currentPayment: figure('currentPayment'),
  vehicleMileage: figure('vehicleMileage'),
  apr: figure('apr'),
  contactDate: figure('contactDate', 'quiet'),
  roDateTime: dayAndHour('roDateTime'),
  apptDateTime: dayAndHour('apptDateTime'),
  modelName: inLines(wrapModel, (row) => row.modelName),
  makeName: inLines(wrapModel, (row) => row.makeName),
  lender: inLines(wrapModel, (row) => row.lender),
  opptStoreName: inLines(wrapStore, (row) => row.opptStoreName),
  note: inLines(wrapNote, (row) => row.note),
  opptOwnerName: name((row) => row.opptOwnerName),
  serviceAdvisorName: name((row) => row.serviceAdvisorName),
  status: (row) => <StatusMark row={row} />,
  lastActionIcon: (row) => {
    const action = lastAction(row.lastActionIcon)
    return action === null ? null : <LastActionIcon action={action} />
  },
  predictiveScore: (row) => {
    const level = scoreLevel(row.predictiveScore)
    return level === null ? null : <ScoreCell value={row.predictiveScore} tone={level} />
  },
  warrantyExpIcon: (row) => {
    const value = warrantyOf(row.warrantyExpIcon)
    return value === null ? null : <WarrantyIcon value={value} />
  },
  newUsed: (row) => {
    const badge = warrantyBadge(row)
    return <BadgesCell text={row.newUsed} badges={badge === null ? [] : [{ text: badge }]} />
  },
  scan: (row, { offset }) =>
    row.scan && (
      <IconCell icon={<Check aria-hidden="true" />} label="Scanned" text={scanDateText(row, offset)} />
    ),
}

/** Renders a cell of an opportunity log; a column without a renderer shows its text. */
export const logCell = (key: LogColumnKey, row: LogRow, context: CellContext): ReactNode =>
  (cells[key] ?? ((plain) => cellText(key, plain, context.offset)))(row, context)
