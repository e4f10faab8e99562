import { formatCount } from '@retain/domain/money/format'
import { refusedFile, refusedFileName, refusedText } from '@retain/domain/vehicle-map/import/importTexts'
import type { RefusedRow } from '@retain/domain/vehicle-map/import/mappingImport'
import { rowHeight } from '@retain/domain/work-log/gridLayout'
import { Bar } from '@retain/ui/bar'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { Figure } from '@retain/ui/figure'
import { Grid } from '@retain/ui/grid'
import { GridCardFrame } from '@retain/ui/grid-card'
import type { GridColumn } from '@retain/ui/grid-column'
import { useWindowWidth } from '@retain/ui/window-width'
import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { useAppDispatch, type AppThunk } from '../../../core/state/appHooks'

/** A few rows of a table in a dialog; the others are scrolled to. */
const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: 8px;
  height: 280px;
`

const columns: readonly GridColumn<RefusedRow>[] = [
  {
    key: 'row',
    label: 'Row',
    widthPercent: 10,
    minWidth: 64,
    isRowHeader: true,
    render: ({ row }) => <Figure>{formatCount(row)}</Figure>,
  },
  { key: 'column', label: 'Column', widthPercent: 20, minWidth: 112, render: ({ column }) => column },
  { key: 'value', label: 'Value', widthPercent: 26, minWidth: 112, render: ({ value }) => value },
  { key: 'reason', label: 'Reason', widthPercent: 44, minWidth: 250, render: ({ reason }) => reason },
]

const rowKey = ({ row }: RefusedRow): string => String(row)

const card = ({ row, column, value, reason }: RefusedRow) => (
  <GridCardFrame
    title={`Row ${formatCount(row)}`}
    text={reason}
    figures={[
      { label: 'Column', value: column },
      { label: 'Value', value },
    ]}
  />
)

const save =
  (refused: readonly RefusedRow[]): AppThunk<void> =>
  (_dispatch, _getState, { saveFile }) =>
    saveFile(new Blob([refusedFile(refused)], { type: 'text/csv' }), refusedFileName)

interface RefusedRowsProps {
  readonly refused: readonly RefusedRow[]
}

/** The rows of a file that are not imported, each with its reason; they can be saved as a file. */
export function RefusedRows({ refused }: RefusedRowsProps) {
  const dispatch = useAppDispatch()
  // The table fits the dialog, and shows more rows than cards do; a phone is narrower.
  const hasCards = useWindowWidth(isPhoneWidth)
  return (
    <Frame role="region" aria-label="Refused rows">
      <Bar
        start={refusedText(refused.length)}
        end={
          <Button size="small" icon={<Download aria-hidden="true" />} onPress={() => dispatch(save(refused))}>
            Save as CSV
          </Button>
        }
      />
      <Grid
        label="Refused rows"
        columns={columns}
        rows={refused}
        getRowKey={rowKey}
        rowHeight={rowHeight}
        minHeight={200}
        {...(hasCards ? { renderCard: card } : {})}
      />
    </Frame>
  )
}
