import type { ValueHistory } from '@retain/domain/values-over-time/valueHistory'
import { valueRows, type ValueColumn } from '@retain/domain/values-over-time/valueTable'
import { Table } from './valuesStyle'

interface ValuesTableProps {
  readonly history: ValueHistory
  readonly columns: readonly ValueColumn[]
}

/** The figures of the lines, the newest first. */
export const ValuesTable = ({ history, columns }: ValuesTableProps) => (
  <Table role="region" aria-label="Values by month" tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">End of month</th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {valueRows(history, columns).map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, at) => (
              <td key={columns[at]?.key}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Table>
)
