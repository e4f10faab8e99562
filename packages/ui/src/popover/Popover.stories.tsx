import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { CountBadge } from '../count-badge/CountBadge'
import { IconButton } from '../icon-button/IconButton'
import { Section } from '../section/Section'
import { Tabs } from '../tabs/Tabs'
import { TextField } from '../text-field/TextField'
import { Popover } from './Popover'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { layout: 'centered' },
  args: {
    label: 'About the score',
    trigger: <IconButton label="What is this?" tooltip={false} icon={<CircleHelp aria-hidden="true" />} />,
    children: 'How likely it is that the customer trades the vehicle within 90 days, from 1 to 10.',
  },
} satisfies Meta<typeof Popover>
export default meta

type Story = StoryObj<typeof meta>

const openOf = async (canvasElement: HTMLElement) => {
  const trigger = within(canvasElement).getByRole('button')
  await userEvent.click(trigger)
  return { trigger, panel: await screen.findByRole('dialog') }
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { trigger, panel } = await openOf(canvasElement)
    await expect(panel).toHaveAccessibleName('About the score')
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  },
}

const Rename = ({ close }: { readonly close: () => void }) => {
  const [name, setName] = useState('High equity')
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextField label="Name" value={name} onChange={setName} />
      <Button variant="primary" onPress={close}>
        Save
      </Button>
    </div>
  )
}

/** Enter opens, Tab stays inside, Escape closes, and the focus returns to the button. */
export const Keyboard: Story = {
  args: {
    label: 'Rename search',
    size: 'narrow',
    trigger: <Button>Rename</Button>,
    children: (close) => <Rename close={close} />,
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Rename' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Rename search' })
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab()
      await expect(panel.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** A press beside it closes it. */
export const PressBeside: Story = {
  play: async ({ canvasElement }) => {
    await openOf(canvasElement)
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

const Alerts = () => {
  const [tab, setTab] = useState('all')
  return (
    <Tabs
      label="Alerts"
      tabs={[
        { id: 'all', label: 'ALL' },
        { id: 'email', label: 'Email', count: 3 },
        { id: 'reminder', label: 'Reminder', count: 2 },
      ]}
      value={tab}
      onChange={setTab}
    >
      {['Email Received', 'Previous Customer in Service', 'Reminder'].map((title) => (
        <Section key={title} title={title} subtitle="11/20/2026 09:12 am" headingLevel={3} />
      ))}
    </Tabs>
  )
}

/** What brings its own space along: tabs, lists, sections. */
export const WithoutPadding: Story = {
  args: {
    label: 'Alerts',
    align: 'end',
    size: 'wide',
    isPadded: false,
    trigger: (
      <Button icon={<Bell aria-hidden="true" />}>
        Alerts <CountBadge count={7} size="small" label="not viewed" />
      </Button>
    ),
    children: <Alerts />,
  },
  play: async ({ canvasElement }) => {
    const { panel } = await openOf(canvasElement)
    await userEvent.click(within(panel).getByRole('tab', { name: 'Email 3' }))
    await expect(within(panel).getByRole('tab', { name: 'Email 3' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** What is too long scrolls inside, by the keyboard too; nothing is wider than the window. */
export const LongContent: Story = {
  args: {
    children: (
      <>
        {'W'.repeat(400)}
        {Array.from({ length: 80 }, (_, line) => (
          <p key={line}>Line {line + 1}</p>
        ))}
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const { panel } = await openOf(canvasElement)
    const { top, bottom, right } = panel.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await waitFor(() => expect(panel.querySelector('[tabindex="0"]')).not.toBeNull())
  },
}
