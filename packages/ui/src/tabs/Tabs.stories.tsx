import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CardFrame } from '../card/CardFrame'
import { Tabs, type TabsProps } from './Tabs'

const Controlled = (props: TabsProps) => {
  const [selected, setSelected] = useState(props.selected)
  return (
    <CardFrame>
      <Tabs
        {...props}
        selected={selected}
        onSelect={(id) => {
          props.onSelect(id)
          setSelected(id)
        }}
      >
        <p style={{ padding: 16 }}>The panel of {selected}.</p>
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
    selected: 'call',
    onSelect: fn(),
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
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('notes')
    await expect(canvas.getByRole('tabpanel', { name: 'Notes' })).toHaveTextContent('The panel of notes.')
  },
}

/** The row scrolls sideways, and the chosen tab is brought into sight. */
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
  },
}

/** The caller may refuse: then the old tab stays. */
export const Refused: Story = {
  render: (args) => <Tabs {...args}>Unsaved notes</Tabs>,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Email' }))
    await expect(args.onSelect).toHaveBeenCalledWith('email')
    await expect(canvas.getByRole('tab', { name: 'Call' })).toHaveAttribute('aria-selected', 'true')
  },
}
