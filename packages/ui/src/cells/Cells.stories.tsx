import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Forward, Lock, Mail, Phone, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/IconButton'
import { BadgesCell } from './BadgesCell'
import { CellSurface } from './CellSurface'
import { ChipCell } from './ChipCell'
import { CurrencyCell } from './CurrencyCell'
import { DateCell } from './DateCell'
import { Figure } from './Figure'
import { IconCell } from './IconCell'
import { LinkCell } from './LinkCell'
import { NumberCell } from './NumberCell'
import { PercentageCell } from './PercentageCell'
import { ScoreCell } from './ScoreCell'
import { SignCell } from './SignCell'
import { TextCell } from './TextCell'
import { TwoLineText } from './TwoLineText'

/** Cells in a list as narrow as a column, each with what it was given. */
const Sheet = styled(CellSurface)`
  display: grid;
  grid-template-columns: minmax(80px, 220px) 120px;
  width: fit-content;
  max-width: 100%;
  background: var(--surface);
  border: 1px solid var(--line);
  & > * {
    display: flex;
    align-items: center;
    min-width: 0;
    height: 30px;
    padding: 0 8px;
    overflow: hidden;
    border-bottom: 1px solid var(--line-soft);
    overflow-wrap: anywhere;
    white-space: nowrap;
  }
  & > :nth-child(odd) {
    color: var(--ink-2);
    font-size: var(--fs-2);
    text-overflow: ellipsis;
  }
`

const sheet = (rows: Readonly<Record<string, ReactNode>>) => (
  <Sheet>
    {Object.entries(rows).flatMap(([given, cell]) => [
      <span key={`${given} given`}>{given}</span>,
      <span key={given} data-testid={given}>
        {cell}
      </span>,
    ])}
  </Sheet>
)

const cellOf = (canvasElement: HTMLElement, given: string) => within(canvasElement).getByTestId(given)

const meta = {
  title: 'Data/Cells',
  component: CurrencyCell,
  subcomponents: {
    TextCell,
    TwoLineText,
    Figure,
    NumberCell,
    PercentageCell,
    DateCell,
    LinkCell,
    IconCell,
    SignCell,
    ChipCell,
    ScoreCell,
    BadgesCell,
  },
  args: { value: 14_609 },
  parameters: {
    docs: {
      description: {
        component:
          'What stands in the columns of a grid: figures, texts, links and signs, each as one or two plain elements that the grid styles.',
      },
    },
  },
} satisfies Meta<typeof CurrencyCell>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => (
    <CellSurface>
      <CurrencyCell {...args} />
    </CellSurface>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$14,609')).toBeVisible()
  },
}

/** Figures of equal width, thousands separated, the minus before the dollar, and no minus before nothing. */
export const Figures: Story = {
  render: () =>
    sheet({
      '54321': <NumberCell value={54_321} />,
      '28.456, one decimal': <NumberCell value={28.456} decimals={1} />,
      '14609 dollars': <CurrencyCell value={14_609} />,
      '-1234.5 dollars': <CurrencyCell value={-1234.5} />,
      '-0.4 dollars': <CurrencyCell value={-0.4} />,
      '1234.5 with cents': <CurrencyCell value={1234.5} hasCents />,
      'a lower payment': <CurrencyCell value={-41} tone="good" />,
      '4.9 percent': <PercentageCell value={4.9} />,
      'printed by the caller': <Figure tone="quiet">09/08/26</Figure>,
    }),
  play: async ({ canvasElement }) => {
    const text = (given: string) => cellOf(canvasElement, given).textContent
    await expect([text('-1234.5 dollars'), text('-0.4 dollars')]).toEqual(['-$1,235', '$0'])
    await expect([text('28.456, one decimal'), text('4.9 percent')]).toEqual(['28.5', '4.9%'])
    const good = getComputedStyle(within(canvasElement).getByText('-$41')).color
    await expect(good).not.toBe(getComputedStyle(within(canvasElement).getByText('$14,609')).color)
  },
}

/** A day as it is written; an instant by the clock of the zone that is given, never of the machine. */
export const Dates: Story = {
  render: () =>
    sheet({
      'a day': <DateCell value="2026-11-21" zone={-300} />,
      'an instant at -05:00': <DateCell value="2026-11-21T03:00:00Z" zone={-300} />,
      'in New York': (
        <DateCell value="2026-07-01T03:00:00Z" zone="America/New_York" format="MM/DD/YY h:mm a" />
      ),
      'as a filter shows it': <DateCell value="2026-11-21" zone={0} format="DD MMM YYYY" tone="quiet" />,
      '30 February': <DateCell value="2026-02-30" zone={0} />,
    }),
  play: async ({ canvasElement }) => {
    await expect(cellOf(canvasElement, 'an instant at -05:00')).toHaveTextContent('11/20/26')
    await expect(cellOf(canvasElement, 'in New York')).toHaveTextContent('06/30/26 11:00 pm')
    await expect(cellOf(canvasElement, '30 February')).toBeEmptyDOMElement()
  },
}

const note = 'Wants a lower payment by the new year, asked twice already'

/** A text is cut by its lines, and the pointer is told the whole of it. */
export const Texts: Story = {
  render: () =>
    sheet({
      'one line': <TextCell text={note} />,
      'two lines': <TextCell text={note} lines={2} />,
      'a note': <TwoLineText>{note}</TwoLineText>,
      'a title and a line': <TwoLineText title="In Process" lines={['Contact Not Made']} />,
      'lines cut by a rule': (
        <TwoLineText
          lines={['Grand Cherokee ', 'L Summit Reserv..']}
          tooltip="Grand Cherokee L Summit Reserve"
          isReaching
        />
      ),
      'right to left': <TextCell text="محمد عبد الرحمن بن عبد العزيز" />,
      'one endless word': <TextCell text={'W'.repeat(400)} lines={2} />,
      emoji: <TextCell text={'🚗💨 '.repeat(40)} />,
    }),
  play: async ({ canvasElement }) => {
    const oneLine = within(cellOf(canvasElement, 'one line')).getByTitle(note)
    await expect(oneLine.scrollWidth).toBeGreaterThan(oneLine.clientWidth)
    const twoLines = within(cellOf(canvasElement, 'two lines')).getByTitle(note)
    await expect(twoLines.offsetHeight).toBe(26)
    await expect(within(cellOf(canvasElement, 'a note')).getByTitle(note).offsetHeight).toBe(26)
    for (const cell of canvasElement.querySelectorAll<HTMLElement>('[data-cell]'))
      await expect(cell.offsetHeight).toBeLessThanOrEqual(30)
  },
}

/** Where the words themselves stand, however wide their element is. */
const wordsOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

/** Words from left to right on a page from right to left: at the column's side, and cut at their own end. */
export const TextsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () =>
    sheet({
      'one line': <TextCell text={note} />,
      'two lines': <TextCell text={note} lines={2} />,
      'a title and a line': <TwoLineText title="In Process" lines={['Contact Not Made']} />,
      'a chip that is cut': <ChipCell text="Appointment Scheduled" />,
    }),
  play: async ({ canvasElement }) => {
    const startOf = (element: Element) => element.getBoundingClientRect().right
    const [title, line] = ['In Process', 'Contact Not Made'].map((text) =>
      within(canvasElement).getByText(text),
    )
    if (title === undefined || line === undefined) throw new Error('two lines expected')
    await expect(wordsOf(title).right).toBeCloseTo(wordsOf(line).right, 0)
    await expect(wordsOf(title).right).toBeCloseTo(startOf(title), 0)
    for (const text of [note, 'Appointment Scheduled']) {
      for (const cut of within(canvasElement).getAllByText(text))
        await expect(wordsOf(cut).left).toBeGreaterThanOrEqual(cut.getBoundingClientRect().left - 1)
    }
  },
}

/** The keyboard comes to the action before the signs; what has no address is plain text. */
export const Links: Story = {
  render: () =>
    sheet({
      'a link': <LinkCell text="Singh, Ruth" href="#17" />,
      'nowhere to go': <LinkCell text="Castellanos, Dana" href={null} />,
      'a sign and an action': (
        <LinkCell
          text="Baker, Omar Benedict"
          href="#18"
          signs={<SignCell icon={<UserX aria-hidden="true" />} label="Salesperson no longer at the store." />}
          action={<IconButton size="tiny" label="Unlock" icon={<Lock aria-hidden="true" />} />}
        />
      ),
    }),
  play: async ({ canvasElement }) => {
    const focused = () => document.activeElement
    await expect(within(cellOf(canvasElement, 'nowhere to go')).queryByRole('link')).toBeNull()
    await userEvent.tab()
    await userEvent.tab()
    await expect(focused()).toHaveAccessibleName('Baker, Omar Benedict')
    await userEvent.tab()
    await expect(focused()).toHaveAccessibleName('Unlock')
    await userEvent.tab()
    await expect(focused()).toHaveAccessibleName('Salesperson no longer at the store.')
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Salesperson no longer at the store.')
  },
}

/** No icon and no colour without its words. */
export const Signs: Story = {
  render: () =>
    sheet({
      'a call': <IconCell icon={<Phone aria-hidden="true" />} label="Call" />,
      'an email': <IconCell icon={<Mail aria-hidden="true" />} label="Email" />,
      'a lead': <IconCell icon={<Forward aria-hidden="true" />} label="Lead" />,
      'with a text': <IconCell icon={<Check aria-hidden="true" />} label="Scanned" text="11/20/26" />,
      'a chip': <ChipCell text="No Phone Listed" tone="warn" />,
      'a chip that wraps': <ChipCell text="Appointment Scheduled" tone="open" wraps />,
      'a chip that is cut': <ChipCell text="Appointment Scheduled" />,
      low: <ScoreCell value={2} />,
      middle: <ScoreCell value={6} tone="middle" />,
      high: <ScoreCell value={10} tone="high" />,
      'a badge': <BadgesCell text="Used" badges={[{ text: 'CPO', tooltip: 'Certified pre-owned' }]} />,
      'many badges': <BadgesCell badges={['AN', 'CPO', 'MF', 'X'].map((text) => ({ text }))} limit={2} />,
    }),
  play: async ({ canvasElement }) => {
    const images = within(canvasElement).getAllByRole('img')
    await expect(images.map((image) => image.getAttribute('aria-label'))).toEqual([
      'Call',
      'Email',
      'Lead',
      'Scanned',
    ])
    await expect(cellOf(canvasElement, 'a badge')).toHaveTextContent('Used CPO')
    await expect(within(canvasElement).getByTitle('MF, X')).toHaveTextContent('+2')
  },
}

/** What is not known is a blank cell, never a zero, a dash or NaN. */
export const Blank: Story = {
  render: () =>
    sheet({
      'null dollars': <CurrencyCell value={null} />,
      undefined: <NumberCell value={undefined} />,
      'NaN percent': <PercentageCell value={Number.NaN} />,
      'infinite score': <ScoreCell value={Infinity} />,
      'no text': <TextCell text={null} />,
      'no note': <TwoLineText />,
      'no status': <ChipCell text="" />,
      'no badges': <BadgesCell badges={[]} />,
      'no date': <DateCell value={null} zone={0} />,
    }),
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByTestId(/./)
    await expect(cells).toHaveLength(9)
    for (const cell of cells) await expect(cell).toBeEmptyDOMElement()
  },
}
