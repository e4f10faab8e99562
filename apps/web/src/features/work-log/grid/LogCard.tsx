import { cellText, shownPaymentDifference } from '@retain/domain/work-log/rows/cells/cells'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { logColumn } from '@retain/domain/work-log/columns/logColumns'
import type { LogType } from '@retain/domain/work-log/logTypes'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { collectingText } from '@retain/domain/work-log/rows/rowState'
import { Chip } from '@retain/ui/chip'
import { Figure } from '@retain/ui/figure'
import { GridCardFrame } from '@retain/ui/grid-card'
import { CustomerCell } from './CustomerCell'
import type { CellContext } from './logCells'
import { gridStateOf } from './logIcons'
import { ShortStatus } from './StatusMark'

const figures: readonly LogColumnKey[] = [
  'equityAmount',
  'paymentDifferenceFinance',
  'paymentsLeft',
  'predictiveScore',
]

/** The main figures of a row; in the Service Log the advisor, whom each visit has, and its time. */
function figuresOf({ roDateTime }: LogRow, source: LogType): readonly LogColumnKey[] {
  if (source !== 'SVCLOG') return figures
  return ['serviceAdvisorName', roDateTime === null ? 'apptDateTime' : 'roDateTime', 'equityAmount']
}

/** A row as a card, where the screen is too narrow for columns. */
export function LogCard({ row, context }: { readonly row: LogRow; readonly context: CellContext }) {
  const state = gridStateOf(row)
  const text = (key: LogColumnKey) => cellText(key, row, context.offset)
  const vehicle = [`${text('year')} ${text('modelName')}`.trim(), text('dealType')].filter(
    (part) => part !== '',
  )
  const isLowerPayment = (shownPaymentDifference(row, 'paymentDifferenceFinance') ?? 0) < 0
  return (
    <GridCardFrame
      state={state}
      title={<CustomerCell row={row} {...context} />}
      status={<ShortStatus row={row} />}
      text={row.extSvcInProgress ? collectingText : vehicle.join(' · ')}
      stateChip={
        state !== undefined && (
          <Chip tone={state.tone} icon={state.icon}>
            {state.label}
          </Chip>
        )
      }
      figures={figuresOf(row, context.source).map((key) => ({
        label: logColumn(key).label,
        value:
          row.extSvcInProgress || text(key) === '' ? null : (
            <Figure tone={key === 'paymentDifferenceFinance' && isLowerPayment ? 'good' : 'plain'}>
              {text(key)}
            </Figure>
          ),
      }))}
    />
  )
}
