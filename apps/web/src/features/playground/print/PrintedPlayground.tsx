import {
  columnKindLabels,
  type PlaygroundColumn,
  type PlaygroundPrint,
} from '@retain/domain/payment/playground/playgroundColumns'
import type { DisclosureRow } from '@retain/domain/disclosure/disclosureRows'
import { paymentDisclaimer, workedOutText } from '@retain/domain/disclosure/disclosureTexts'
import type { PaymentGrid } from '@retain/domain/payment/playground/paymentGrid'
import type { DeskingTerms } from '@retain/domain/payment/desking/deskingTerms'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { TermGrid } from '../TermGrid'

interface PrintedPlaygroundProps {
  readonly disclosure: readonly DisclosureRow[]
  /** The desking terms in force. */
  readonly desking: DeskingTerms
  readonly print: PlaygroundPrint
  readonly storeName: string
  readonly customerName: string
  readonly preparedBy: string
  /** What is missing; `null` for nothing. */
  readonly note: string | null
}

/** What stands under the payment that leads a column. */
const noteOf = ({ kind, headline }: PlaygroundColumn): string =>
  kind === 'current' && headline.payment !== '' ? 'paid now' : headline.difference

/** The legend says which frame the default term has, so that a narrow column needs no word for it. */
const onPaper = (grid: PaymentGrid): PaymentGrid => ({
  ...grid,
  rows: grid.rows.map((row) => ({ ...row, isDefault: false })),
})

const keyOf = ({ kind, vin }: PlaygroundColumn) => `${kind} ${vin}`

/**
 * The vehicles side by side on paper, legible in black and white. What needs more than a sheet is broken once, between what the vehicles
 * are and their payments, so that a payment and its disclosure are on one sheet.
 */
export function PrintedPlayground(props: PrintedPlaygroundProps) {
  const { print, disclosure, desking, storeName, customerName, preparedBy, note } = props
  const { columns, rows, printedAt } = print
  return (
    <>
      <header>
        <b>{storeName}</b>
        <div>
          <h1>{pageTitles.playgroundPrint}</h1>
          <span>for {customerName}</span>
        </div>
      </header>
      {note !== null && <p>{note}</p>}
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={keyOf(column)} scope="col">
                <small>{columnKindLabels[column.kind]}</small>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-lead="">
            <th scope="row">Monthly payment</th>
            {columns.map((column) => (
              <td key={keyOf(column)}>
                <strong>{column.headline.payment}</strong>
                <small>{noteOf(column)}</small>
                <small>{column.caption}</small>
              </td>
            ))}
          </tr>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, at) => (
                <td key={at}>{[cell?.value, cell?.badge].filter(Boolean).join(' · ')}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr data-terms="">
            <th scope="row">
              Term
              <small>Framed: the default term.</small>
              <small>Black: its chosen down payment.</small>
              <small>Bold: the terms beside it.</small>
            </th>
            {columns.map((column) => (
              <td key={keyOf(column)}>
                <TermGrid label={`Monthly payments, ${column.title}`} grid={onPaper(column.grid)} />
                {column.loan.rows.length > 0 && (
                  <TermGrid label="Finance" grid={onPaper(column.loan)} isTitled />
                )}
              </td>
            ))}
          </tr>
          <tr data-lead="">
            <th scope="rowgroup">
              <b>Disclosure</b>
            </th>
            {columns.map((column) => (
              <td key={keyOf(column)} />
            ))}
          </tr>
          {disclosure.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, at) => (
                <td key={at}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <b>How it is worked out.</b> {workedOutText(desking)}
      </p>
      <p>
        <b>{storeName} disclaimer.</b> {paymentDisclaimer}
      </p>
      <footer>
        <span>Prepared by {preparedBy}</span>
        <span>Printed {printedAt}</span>
      </footer>
    </>
  )
}
