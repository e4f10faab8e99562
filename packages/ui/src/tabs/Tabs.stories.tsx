import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CardFrame } from '../card/CardFrame'
import { Tabs, type TabsProps } from './Tabs'

const Controlled = (props: TabsProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <CardFrame>
      <Tabs
        {...props}
        value={value}
        onChange={(id) => {
          props.onChange(id)
          setValue(id)
        }}
      >
        <p style={{ padding: 16 }}>The panel of {value}.</p>
      </Tabs>
    </CardFrame>
  )
}

const meta = {
  title: 'Structure/Tabs',
  component: Tabs,
  parameters: { scrollsSideways: 'Tabs stay on one line; what does not fit is scrolled to' },
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Actions',
    value: 'call',
    onChange: fn(),
    children: null,
    tabs: [
      { id: 'call', label: 'Call' },
      { id: 'email', label: 'Email' },
      { id: 'notes', label: 'Notes' },
      { id: 'history', label: 'History', count: 10 },
      { id: 'lead', label: 'Create Lead' },
      { id: 'reminder', label: 'Reminder' },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

/** One tab stop; arrows only move, Enter chooses. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Call' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Notes' })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('notes')
    const panel = canvas.getByRole('tabpanel', { name: 'Notes' })
    await expect(panel).toHaveTextContent('The panel of notes.')
    // Nothing in it can be reached, so that it is a tab stop itself.
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(panel).toHaveFocus()
  },
}

/** Moving to a tab chooses it, where panels only show something. */
export const Automatic: Story = {
  args: { activation: 'automatic' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('email')
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith('reminder')
    await expect(within(canvasElement).getByRole('tab', { name: 'Reminder', selected: true })).toHaveFocus()
  },
}

/** What is disabled is skipped, by the pointer and by the keyboard. */
export const Disabled: Story = {
  args: {
    tabs: [
      { id: 'call', label: 'Call' },
      { id: 'email', label: 'Email', isDisabled: true, count: 4 },
      { id: 'notes', label: 'Notes' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Email 4' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    canvas.getByRole('tab', { name: 'Call' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Notes' })).toHaveFocus()
  },
}

/** Counts of all sizes; one that is no number is not drawn. */
export const Counts: Story = {
  args: {
    tabs: [
      { id: 'call', label: 'Deals', count: 6 },
      { id: 'view', label: 'View History', count: 0 },
      { id: 'search', label: 'Search History', count: 100_000 },
      { id: 'none', label: 'Unknown', count: NaN },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tab', { name: 'Unknown' })).toBeVisible()
    await expect(within(canvasElement).getByRole('tab', { name: 'View History 0' })).toBeVisible()
  },
}

/** The row scrolls sideways, and the chosen tab is brought into sight. The buttons at its ends are for the pointer. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('tablist', { name: 'Actions' })
    await expect(row.scrollLeft).toBe(0)
    canvas.getByRole('tab', { name: 'Reminder' }).click()
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0))
    const tab = canvas.getByRole('tab', { name: 'Reminder', selected: true }).getBoundingClientRect()
    await expect(tab.right).toBeLessThanOrEqual(row.getBoundingClientRect().right)
    const back = canvasElement.querySelector<HTMLElement>('button[data-to=left]')
    if (back === null) throw new Error('a button expected')
    await waitFor(() => expect(back).toBeVisible())
    back.click()
    await waitFor(() => expect(row.scrollLeft).toBe(0))
    await waitFor(() => expect(back).not.toBeVisible())
  },
}

/** Where reading starts at the right, so does the row. */
export const NarrowRightToLeft: Story = {
  ...Narrow,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('tablist', { name: 'Actions' })
    canvas.getByRole('tab', { name: 'Reminder' }).click()
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(0))
    const tab = canvas.getByRole('tab', { name: 'Reminder', selected: true }).getBoundingClientRect()
    await expect(tab.left).toBeGreaterThanOrEqual(row.getBoundingClientRect().left)
  },
}

/** Long words are cut, and shown whole when one points at them. */
export const Hostile: Story = {
  args: {
    tabs: [
      { id: 'call', label: 'W'.repeat(200), count: 3 },
      { id: 'rtl', label: 'سجل العميل' },
      { id: 'emoji', label: '🚗🚗🚗' },
      ...Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, label: `Tab ${at}` })),
    ],
  },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('tab')
    await expect(first?.offsetWidth).toBe(240)
  },
}

/** The caller may refuse: then the old tab stays. */
export const Refused: Story = {
  render: (args) => <Tabs {...args}>Unsaved notes</Tabs>,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Email' }))
    await expect(args.onChange).toHaveBeenCalledWith('email')
    await expect(canvas.getByRole('tab', { name: 'Call' })).toHaveAttribute('aria-selected', 'true')
  },
}
