import type { Meta, StoryObj } from '@storybook/react-vite'
import { LockKeyhole } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Chip } from '../chip/Chip'
import { IconButton } from '../icon-button/IconButton'
import { Grid, type GridProps } from './Grid'
import { GridCardFrame } from './GridCardFrame'
import { columnsStayAligned } from './sampleAlignment'
import {
  sampleColumns,
  sampleCustomers,
  sampleKey,
  sampleState,
  type SampleCustomer,
} from './sampleCustomers'

const onUnlock = fn<(id: string) => void>()
const unlock = ({ id, name }: SampleCustomer) => (
  <IconButton
    label={`Unlock ${name}`}
    tooltip="Locked By Priya Singh 5 minutes ago. Press to unlock"
    size="tiny"
    icon={<LockKeyhole aria-hidden="true" />}
    onPress={() => onUnlock(id)}
  />
)
const columns = sampleColumns.map((column) =>
  column.isRowHeader === true
    ? {
        ...column,
        render: (row: SampleCustomer) => (
          <>
            <a href="#customer">{row.name}</a>
            {unlock(row)}
          </>
        ),
      }
    : column,
)
const card = (row: SampleCustomer) => (
  <GridCardFrame
    state={sampleState(row)}
    title={<a href="#customer">{row.name}</a>}
    action={unlock(row)}
    status={<Chip>{row.status}</Chip>}
    text={`${row.year} ${row.model}`}
    figures={[{ label: 'Pmts Left', value: row.pmtsLeft }]}
  />
)

const SampleGrid = (props: GridProps<SampleCustomer>) => <Grid {...props} />

const meta = {
  title: 'Data/Grid buttons',
  component: SampleGrid,
  parameters: {
    layout: 'fullscreen',
    scrollsSideways: 'Columns keep their widths, so that figures stay under each other',
  },
  args: {
    label: 'Equity Log',
    columns,
    rows: sampleCustomers(50),
    getRowKey: sampleKey,
    getRowState: sampleState,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 400 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onUnlock.mockClear()
  },
  afterEach: columnsStayAligned,
} satisfies Meta<typeof SampleGrid>
export default meta

type Story = StoryObj<typeof meta>

/** Enter goes to the cell's first control, Right to its next one, which Enter presses; F2 comes back, as Escape
 * does, of which the first closes the tooltip. */
export const InACell: Story = {
  play: async ({ canvasElement }) => {
    const focused = () => document.activeElement
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(focused()?.tagName).toBe('A')
    await userEvent.keyboard('{ArrowRight}')
    await expect(focused()).toHaveAccessibleName(/^Unlock/)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Locked By Priya Singh')
    await userEvent.keyboard('{Enter}')
    await expect(onUnlock).toHaveBeenLastCalledWith('customer-1')
    await userEvent.keyboard('{ArrowRight}')
    await expect(focused()).toHaveAccessibleName(/^Unlock/)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(focused()?.tagName).toBe('A')
    await userEvent.keyboard('{ArrowRight}{F2}')
    await waitFor(() => expect(focused()).toHaveAttribute('role', 'rowheader'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(focused()).toHaveAttribute('aria-colindex', '2')
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('grid').contains(focused())).toBe(false)
  },
}

/** A press unlocks; the row is as high as ever. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getAllByRole('button', { name: /^Unlock/ })[2]
    if (button === undefined) throw new Error('a lock expected')
    await userEvent.click(button)
    await expect(onUnlock).toHaveBeenLastCalledWith('customer-2')
    await expect(button.closest<HTMLElement>('[role=rowheader]')?.offsetHeight).toBe(29)
  },
}

/** On a card the button is as large as a thumb needs it, and covers no other. */
export const OnACard: Story = {
  args: { renderCard: card },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 366, height: 400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [item] = await within(canvasElement).findAllByRole('listitem')
    if (item === undefined) throw new Error('a card expected')
    const button = within(item).getByRole('button', { name: /^Unlock/ })
    await expect(button.offsetHeight).toBe(44)
    await expect(button.offsetWidth).toBe(44)
    const link = within(item).getByRole('link').getBoundingClientRect()
    await expect(link.right).toBeLessThanOrEqual(button.getBoundingClientRect().left)
    // Its ring stands inside: the card clips at its edges, and the name ends beside it.
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(getComputedStyle(button).boxShadow).toMatch(/^.* 0px 0px 0px 2px inset$/)
    // The edge alone is coloured.
    const [, second] = within(canvasElement).getAllByRole('article')
    if (second === undefined) throw new Error('two cards expected')
    const edges = getComputedStyle(second)
    await expect([edges.borderLeftWidth, edges.borderRightWidth]).toEqual(['3px', '1px'])
    await expect(edges.borderRightColor).not.toBe(edges.borderLeftColor)
    await userEvent.click(button)
    await expect(onUnlock).toHaveBeenLastCalledWith('customer-0')
  },
}
