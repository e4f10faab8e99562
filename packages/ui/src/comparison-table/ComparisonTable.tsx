import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { uniqueIds } from '../internal/developer-error/uniqueIds'
import { isolated } from '../internal/direction/isolated'
import { distinctKeys } from '../key-value-list/distinctKeys'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding-block: 4px 3px;
    padding-inline: 8px 0;
    text-align: end;
    overflow-wrap: break-word;
  }
  & thead > tr > :first-child {
    width: 38%;
    padding-inline-start: 0;
  }
  & thead th {
    padding-bottom: 8px;
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 600;
    vertical-align: bottom;
  }
  & thead span {
    display: block;
  }
  & tbody > tr {
    height: 28px;
    border-top: 1px solid var(--line-soft);
  }
  & tbody th {
    padding-inline-start: 0;
    font-weight: 400;
    text-align: start;
    color: var(--ink-2);
  }
  & tbody td {
    font-weight: 500;
  }
  @media ${media.phone} {
    & thead > tr > :first-child {
      width: 30%;
    }
    & tbody > tr {
      height: 36px;
    }
  }
`

/** One of the things that are compared. */
export interface ComparisonColumn {
  readonly id: string
  readonly title: string
  /** A second line of the heading. */
  readonly subtitle?: string | undefined
}

/** One line of the comparison. */
export interface ComparisonRow {
  readonly label: string
  /** In the order of the columns; null leaves a place blank. */
  readonly values: readonly ReactNode[]
}

/** Props of {@link ComparisonTable}. */
export interface ComparisonTableProps {
  /** The table's name for screen readers. */
  readonly label: string
  /** What is compared, in its order; ids differ. */
  readonly columns: readonly ComparisonColumn[]
  /** What is compared of each, a line each. */
  readonly rows: readonly ComparisonRow[]
}

/**
 * Things side by side: the labels once, one column for each.
 *
 * @example
 * <ComparisonTable label="Vehicles" columns={[{ id: 'now', title: '2021 Accord', subtitle: 'EX-L' }]} rows={rows} />
 */
export function ComparisonTable({ label, columns, rows }: ComparisonTableProps) {
  const shown = uniqueIds(
    'ComparisonTable',
    columns.map((column, at) => ({ ...column, at })),
  )
  const keys = distinctKeys(rows.map(({ label }) => label))
  return (
    <Table>
      <VisuallyHidden as="caption">{label}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          {shown.map(({ id, title, subtitle }) => (
            <th key={id} scope="col">
              <span>{title}</span> {subtitle !== undefined && <span>{subtitle}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }, row) => (
          <tr key={keys[row]}>
            {label.trim() === '' ? <td /> : <th scope="row">{label}</th>}
            {shown.map(({ id, at }) => (
              <td key={id}>{isolated(values[at])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
