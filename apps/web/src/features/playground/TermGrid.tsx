import { termLabel, type GridRow, type PaymentGrid } from '@retain/domain/payment/playground/paymentGrid'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { Terms } from './playgroundStyle'

/** What a grid of payments shows. */
export interface TermGridProps {
  /** What the payments are of. */
  readonly label: string
  readonly grid: PaymentGrid
  /** The label shows above the payments. */
  readonly isTitled?: boolean
  /** What stands in a cell. @default the payment */
  readonly cell?: (row: GridRow, at: number) => ReactNode
  readonly onKeyDown?: KeyboardEventHandler
}

/** The payments of a vehicle by term and down payment; the default term and its neighbours stand out (O-276, O-290). */
export function TermGrid({ label, grid, isTitled = false, cell, onKeyDown }: TermGridProps) {
  const { downPayments, selected, rows } = grid
  if (rows.length === 0) return null
  const markOf = (at: number) => (at === selected ? '' : undefined)
  return (
    <Terms onKeyDown={onKeyDown}>
      {isTitled ? <caption>{label}</caption> : <VisuallyHidden as="caption">{label}</VisuallyHidden>}
      <thead>
        <tr>
          <th scope="col">Term</th>
          {downPayments.map((down, at) => (
            <th key={at} scope="col" data-selected={markOf(at)}>
              {down}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.term} data-mark={row.mark}>
            <th scope="row">
              {termLabel(row.term)}
              {row.isDefault && <span> · default</span>}
            </th>
            {row.payments.map((payment, at) => (
              <td key={at} data-selected={markOf(at)}>
                {cell?.(row, at) ?? payment}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Terms>
  )
}
