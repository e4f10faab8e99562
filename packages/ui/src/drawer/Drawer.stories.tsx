import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog'
import { KeyValueList } from '../key-value-list/KeyValueList'
import { Section } from '../section/Section'
import { phoneStory } from '../testing/phoneStory'
import { TextField } from '../text-field/TextField'
import { Drawer, type DrawerProps } from './Drawer'

const Setting = () => {
  const [value, setValue] = useState('45')
  return (
    <>
      <Section>
        <KeyValueList
          items={[
            { label: 'Store', value: 'Lakeside Motors' },
            { label: 'Market', value: 'Midwest' },
            { label: 'Brand', value: 'Toyota' },
          ]}
        />
      </Section>
      <Section>
        <TextField label="Value" value={value} onChange={setValue} hint="In seconds" />
      </Section>
      <Section title="History" count={2} headingLevel={3}>
        30 → 45, Dana Baker
      </Section>
    </>
  )
}

const Opened = (props: DrawerProps) => {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  const close = () => {
    props.onClose()
    setIsOpen(false)
  }
  return (
    <div style={{ display: 'flex', gap: 12, minHeight: 400 }}>
      <div style={{ flex: 1 }}>
        <Button onPress={() => setIsOpen(true)}>Desktop alert time</Button>
      </div>
      <div style={props.kind === 'docked' ? { width: isOpen ? 368 : 0, height: 480 } : {}}>
        <Drawer {...props} isOpen={isOpen} onClose={close} />
      </div>
    </div>
  )
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  render: (args) => <Opened {...args} />,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    title: 'Desktop alert time',
    subtitle: 'EATimeDesktopAlerts',
    isOpen: true,
    onClose: fn(),
    children: <Setting />,
    footerStart: <Button variant="danger">Remove override</Button>,
    footer: (
      <>
        <Button variant="ghost">Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>
export default meta

type Story = StoryObj<typeof meta>

/** It stands at the end of the window, as high as it. */
export const OverThePage: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Desktop alert time' })
    await waitFor(() => {
      const { right, top, bottom } = drawer.getBoundingClientRect()
      return expect([right, top, bottom]).toEqual([window.innerWidth, 0, window.innerHeight])
    })
  },
}

/** The focus goes in, cannot leave, and comes back to the button; Escape closes. */
export const Focus: Story = {
  args: { isOpen: false },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Desktop alert time' })
    await userEvent.click(trigger)
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    for (let press = 0; press < 7; press += 1) {
      await userEvent.tab()
      await expect(drawer.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** A press beside it closes it, unless something is being typed. */
export const PressBeside: Story = {
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog')
    const scrim = drawer.closest('[data-scrim]')
    if (scrim === null) throw new Error('a scrim expected')
    await userEvent.click(scrim)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const KeptOpen: Story = {
  args: { isDismissable: false },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog')
    const scrim = drawer.closest('[data-scrim]')
    if (scrim === null) throw new Error('a scrim expected')
    await userEvent.click(scrim)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** A question over it dims the page once, not twice. */
export const UnderAQuestion: Story = {
  render: (args) => (
    <Drawer {...args}>
      <Setting />
      <ConfirmDialog title="Confirm Close" isOpen onConfirm={args.onClose} onCancel={args.onClose}>
        Looks like you have unsaved changes. Are you sure you want to leave?
      </ConfirmDialog>
    </Drawer>
  ),
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Confirm Close' })
    const grounds = [...document.querySelectorAll('[data-scrim]')].map(
      (scrim) => getComputedStyle(scrim).backgroundColor,
    )
    await expect(grounds).toHaveLength(2)
    await expect(grounds[0]).toBe('rgba(0, 0, 0, 0)')
    await expect(grounds[1]).not.toBe('rgba(0, 0, 0, 0)')
  },
}
export const AtTheStart: Story = {
  args: { side: 'start' },
  play: async () => {
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
  },
}
export const Wide: Story = {
  args: { size: 'wide' },
  play: async () => {
    await expect((await screen.findByRole('dialog')).offsetWidth).toBe(640)
  },
}

/** Docked it is a part of the page, which stays in use; closing gives the focus back. */
export const Docked: Story = {
  args: { kind: 'docked', isOpen: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button', { name: 'Desktop alert time' })
    await userEvent.click(trigger)
    await expect(await canvas.findByRole('region', { name: 'Desktop alert time' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    const close = canvas.getByRole('button', { name: 'Close' })
    close.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** The panel of a chosen row, beside its list. */
export const DockedBesideAList: Story = {
  args: { kind: 'docked' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Desktop alert time' })).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Desktop alert time' })).toBeEnabled()
  },
}

/** On a phone it fills the window, docked or not. */
export const Phone: Story = {
  ...phoneStory,
  args: { kind: 'docked' },
  play: async () => {
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer.offsetWidth).toBe(window.innerWidth))
  },
}

/** What is too long scrolls between head and foot, by the keyboard too. */
export const LongContent: Story = {
  args: {
    title: 'W'.repeat(100),
    children: Array.from({ length: 100 }, (_, line) => (
      <Section key={line}>{line === 0 ? 'ف'.repeat(300) : `Line ${line + 1}`}</Section>
    )),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog')
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth)
    await waitFor(() => expect(drawer.querySelector('[tabindex="0"]')).not.toBeNull())
    await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Save' })).toBeVisible())
  },
}
