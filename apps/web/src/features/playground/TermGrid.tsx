import type { PaymentGrid } from '@retain/domain/payment/playground/paymentGrid'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { Terms } from './playgroundStyle'

interface TermGridProps {
  /** What the payments are of. */
  readonly label: string
  readonly grid: PaymentGrid
  /** The label shows above the payments. */
  readonly isTitled?: boolean
}

/** The payments of a vehicle by term and down payment; the default term and its neighbours stand out (O-276, O-290). */
export function TermGrid({ label, grid, isTitled = false }: TermGridProps) {
  const { downPayments, selected, rows } = grid
  if (rows.length === 0) return null
  const markOf = (at: number) => (at === selected ? '' : undefined)
  return (
    <Terms>
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
        {rows.map(({ term, label: name, mark, payments }) => (
          <tr key={term} data-mark={mark}>
            <th scope="row">{name}</th>
            {payments.map((payment, at) => (
              <td key={at} data-selected={markOf(at)}>
                {payment}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Terms>
  )
}
