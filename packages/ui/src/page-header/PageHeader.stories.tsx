import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag, RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { inColumn } from '../field/sampleField'
import { Button } from '../button/Button'
import { Chip } from '../chip/Chip'
import { IconButton } from '../icon-button/IconButton'
import { phoneStory } from '../testing/phoneStory'
import { PageHeader } from './PageHeader'

const meta = {
  title: 'Structure/PageHeader',
  component: PageHeader,
  args: { title: 'Equity Log' },
  decorators: [
    (Story) => (
      <div style={{ padding: '0 12px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PageHeader>
export default meta

type Story = StoryObj<typeof meta>

export const Bare: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Equity Log')
  },
}
export const WithControls: Story = {
  args: { children: <Button isOn>Filters</Button>, end: <Button size="small">Column Options</Button> },
}

/** Where there is no room for all, the end goes to a line of its own, and the controls stay beside the title. */
export const EndBelow: Story = {
  args: {
    children: (
      <>
        <Button>High equity, due this month</Button>
        <Button isOn>Filters</Button>
      </>
    ),
    end: <Button size="small">Last Service Date</Button>,
  },
  decorators: [inColumn(480)],
  play: async ({ canvasElement }) => {
    const topOf = (name: string) =>
      within(canvasElement).getByRole('button', { name }).getBoundingClientRect().top
    await expect(topOf('Filters')).toBe(topOf('High equity, due this month'))
    await expect(topOf('Last Service Date')).toBeGreaterThan(topOf('Filters'))
  },
}

const record = {
  title: 'Castellanos, Hana',
  isTitledAbove: false,
  back: { href: '#log', label: 'Equity Log' },
  children: (
    <>
      <Chip tone="info">In Process - Contact Made</Chip>
      <Chip>Finance</Chip>
    </>
  ),
  end: (
    <>
      <IconButton label="Refresh" tooltip={false} icon={<RefreshCw aria-hidden="true" />} />
      <IconButton label="Flag" tooltip={false} icon={<Flag aria-hidden="true" />} />
    </>
  ),
}

/** The page of one record: the way back, who it is, how it stands. */
export const Record: Story = {
  args: record,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Equity Log' })).toHaveAttribute(
      'href',
      '#log',
    )
  },
}

/** On a phone the way back is an icon, and what else there is stands on a second line. */
export const RecordPhone: Story = {
  ...phoneStory,
  args: { ...record, subtitle: '12 of 1,248' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const back = canvas.getByRole('link', { name: 'Equity Log' })
    await expect([back.offsetWidth, back.offsetHeight]).toEqual([44, 44])
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const flag = canvas.getByRole('button', { name: 'Flag' }).getBoundingClientRect()
    const chip = canvas.getByText('Finance').getBoundingClientRect()
    await expect(flag.top).toBeLessThan(title.bottom)
    await expect(chip.top).toBeGreaterThan(title.bottom)
  },
}

/** On a phone the top bar shows the title; screen readers still find the heading. */
export const TitledAbovePhone: Story = {
  ...phoneStory,
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1, name: 'Equity Log' })
    await expect(title.getBoundingClientRect().height).toBeLessThanOrEqual(24)
    await expect(title.parentElement?.offsetWidth).toBe(1)
  },
}

const Focusing = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <PageHeader
      title="Castellanos, Hana"
      headingRef={heading}
      isTitledAbove={false}
      end={<Button onPress={() => heading.current?.focus()}>Next customer</Button>}
    />
  )
}

/** The heading takes the focus where a page says so, but is no tab stop. */
export const Focus: Story = {
  render: () => <Focusing />,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('heading')).toHaveFocus()
  },
}

/** "12 of 1,248" is read from its first figure on. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { ...record, subtitle: '12 of 1,248' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByText('12 of 1,248')).direction).toBe('ltr')
  },
}

/** Long names wrap on a wide screen and are cut on a phone; nothing leaves the window. */
export const Hostile: Story = {
  args: {
    ...record,
    title: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(8),
    back: { href: '#log', label: 'سجل العميل' },
    subtitle: 'V'.repeat(200),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const NoTitleYet: Story = {
  args: { ...record, title: '' },
  parameters: { a11y: { config: { rules: [{ id: 'empty-heading', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector<HTMLElement>('h1')?.offsetHeight).toBeGreaterThanOrEqual(20)
  },
}
