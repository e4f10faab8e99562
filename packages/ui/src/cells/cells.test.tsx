import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { LinkComponent } from '../link/LinkComponent'
import { BadgesCell } from './BadgesCell'
import { ChipCell } from './ChipCell'
import { CurrencyCell } from './CurrencyCell'
import { DateCell } from './DateCell'
import { Figure } from './Figure'
import { IconCell } from './IconCell'
import { LinkCell } from './LinkCell'
import { NumberCell } from './NumberCell'
import { PercentageCell } from './PercentageCell'
import { ScoreCell } from './ScoreCell'
import { TextCell } from './TextCell'
import { TwoLineText } from './TwoLineText'

const textOf = (cell: React.ReactElement): string | null => render(cell).container.textContent

it('prints figures as they are read [L-285] [L-286]', () => {
  expect(textOf(<NumberCell value={54_321} />)).toBe('54,321')
  expect(textOf(<CurrencyCell value={-41.2} tone="good" />)).toBe('-$41')
  expect(textOf(<CurrencyCell value={41.2} hasCents />)).toBe('$41.20')
  expect(textOf(<PercentageCell value={4.9} />)).toBe('4.9%')
  expect(textOf(<ScoreCell value={9} tone="high" />)).toBe('9')
  expect(textOf(<DateCell value="2026-11-21T03:00:00Z" zone={-300} />)).toBe('11/20/26')
  expect(textOf(<DateCell value="2026-11-21" zone={-300} format="DD MMM YYYY" />)).toBe('21 Nov 2026')
})

it('draws nothing at all for what is not known', () => {
  const blanks = [
    ...[null, undefined, Number.NaN, Infinity].flatMap((value) => [
      <NumberCell key="number" value={value} />,
      <CurrencyCell key="currency" value={value} />,
      <PercentageCell key="percentage" value={value} />,
      <ScoreCell key="score" value={value} />,
    ]),
    ...[null, undefined, ''].flatMap((text) => [
      <TextCell key="text" text={text} />,
      <ChipCell key="chip" text={text} />,
      <DateCell key="date" value={text} zone={0} />,
      <Figure key="figure">{text}</Figure>,
      <TwoLineText key="note">{text}</TwoLineText>,
      <BadgesCell key="badges" text={text} badges={[]} />,
    ]),
  ]
  const { container } = render(blanks.map((blank, index) => <div key={index}>{blank}</div>))
  expect(blanks).toHaveLength(34)
  expect([...container.children].filter(({ innerHTML }) => innerHTML !== '')).toEqual([])
})

it('tells the pointer the whole of a text that may be cut', () => {
  render(<TextCell text="Wants an SUV before winter" lines={2} />)
  expect(screen.getByTitle('Wants an SUV before winter').style.getPropertyValue('--cell-lines')).toBe('2')
  render(
    <TwoLineText
      lines={['Grand Cherokee ', 'L Summit Reserv..']}
      tooltip="Grand Cherokee L Summit Reserve"
    />,
  )
  expect(screen.getByTitle('Grand Cherokee L Summit Reserve').textContent).toContain('Reserv..')
})

it('takes a number of lines that is none for one line', () => {
  render(<TextCell text="One" lines={Number.NaN} />)
  expect(screen.getByText('One').hasAttribute('data-lines')).toBe(false)
})

it('says an icon in words', () => {
  render(<IconCell icon={<svg aria-hidden="true" />} label="Scanned" text="11/20/26" />)
  expect(screen.getByRole('img', { name: 'Scanned' })).toBeTruthy()
  expect(screen.getByText('11/20/26')).toBeTruthy()
})

it('links by the router of the app, and is plain text where there is nowhere to go', () => {
  const Routed: LinkComponent = ({ href, ...rest }) => <a {...rest} href={`/app${href}`} />
  render(<LinkCell text="Singh, Ruth" href="/17" linkComponent={Routed} />)
  expect(screen.getByRole('link', { name: 'Singh, Ruth' }).getAttribute('href')).toBe('/app/17')
  render(<LinkCell text="Okafor, Ava" href={null} />)
  expect(screen.queryByRole('link', { name: 'Okafor, Ava' })).toBeNull()
})

it('has a note that is shown to the pointer and read, and no part of the name', () => {
  render(<LinkCell text="Ann" href="/17" note="Dana is on this customer" />)
  expect(screen.getByRole('link', { name: 'Ann' }).title).toBe('Ann\nDana is on this customer')
  expect(screen.getByText('Dana is on this customer')).toBeTruthy()
})

it('leads the keyboard to the action before the signs', () => {
  render(<LinkCell text="Ann" href={null} action={<button>Unlock</button>} signs={<i>sign</i>} />)
  const order = screen.getByRole('button').compareDocumentPosition(screen.getByText('sign'))
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('counts the badges that are too many, and keeps their texts apart', () => {
  const badges = ['AN', 'CPO', 'MF', 'X', 'Y'].map((text) => ({ text }))
  expect(textOf(<BadgesCell text="Used" badges={badges} />)).toBe('Used AN CPO MF +2')
  expect(screen.getByTitle('X, Y')).toBeTruthy()
})
