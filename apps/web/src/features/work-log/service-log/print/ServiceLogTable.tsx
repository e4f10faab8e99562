import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { logColumn } from '@retain/domain/work-log/columns/logColumns'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { rowStateLabels, type RowState } from '@retain/domain/work-log/rows/rowState'
import { isLastCandidate } from '@retain/domain/work-log/service-log/candidateRows'
import { printTable } from '@retain/domain/work-log/service-log/serviceLogPrint'
import { useMemo } from 'react'
import { stateLooks } from '../../grid/logIcons'

interface ServiceLogTableProps {
  readonly columns: readonly LogColumnKey[]
  /** As the page shows them, candidates first. */
  readonly rows: readonly LogRow[]
  readonly offset: OffsetMinutes
}

/** Whether a column has a day with its time, which stays on one line so that rows are low. */
const isMoment = (key: LogColumnKey | undefined): boolean => key === 'roDateTime' || key === 'apptDateTime'

/** The rows of the Service Log as a table of plain texts with their left borders, without buttons or links (L-529). */
export function ServiceLogTable({ columns, rows, offset }: ServiceLogTableProps) {
  const table = useMemo(() => printTable(columns, rows, offset), [columns, rows, offset])
  const aligns = columns.map((key) => logColumn(key).align)
  return (
    <table>
      <thead>
        <tr>
          {table.labels.map((label, at) => (
            <th key={columns[at]} scope="col" data-align={aligns[at]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ cells, state }, place) => {
          const [name, ...others] = cells
          return (
            // The rows of the printed page never change, so their index is their key.
            <tr key={place} data-state={state} data-apart={isLastCandidate(rows, place) ? '' : undefined}>
              <th scope="row">
                <span data-name="">
                  <StateIcon state={state} />
                  {name}
                </span>
              </th>
              {others.map((text, at) => (
                <td
                  key={columns[at + 1]}
                  data-align={aligns[at + 1]}
                  data-whole={isMoment(columns[at + 1]) ? '' : undefined}
                >
                  {text}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The state of the left border as an icon, for paper and users without colours. */
function StateIcon({ state }: { readonly state: RowState }) {
  if (state === 'none') return null
  const { Icon } = stateLooks[state]
  return <Icon role="img" aria-label={rowStateLabels[state]} />
}
