import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { dialogDriver } from '../testing/dialogDriver'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { phoneStory } from '../testing/phoneStory'
import { Dialog } from './Dialog'
import { dialogStories } from './sampleDialog'

const meta = {
  ...dialogStories,
  title: 'Overlays/Dialog',
  component: Dialog,
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

/** What a screen reader finds, in the order in which it reads it. */
export const Normal: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expectAccessibleTree(dialog, [
      ['dialog', 'Edit customer'],
      ['heading', 'Edit customer'],
      ['button', 'Close'],
      ['textbox', 'Email'],
      ['button', 'Cancel'],
      ['button', 'Save'],
      ['status', ''],
    ])
  },
}

/** Without a footer there is nothing but the close button. */
export const NoFooter: Story = {
  args: { kind: 'NoFooter' },
  play: async () => {
    const driver = dialogDriver(await screen.findByRole('dialog'))
    await expect(driver.buttonLabels()).toEqual(['Close'])
  },
}

/** What is too long scrolls inside, by the keyboard too; title and buttons stay. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1} of the terms.</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible())
    await userEvent.tab()
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('Line 60 of the terms.')
  },
}

export const Medium: Story = { args: { size: 'medium' } }
export const Wide: Story = { args: { size: 'wide' } }

/** Very long words, names that run from right to left, emoji and markup stay inside. */
export const HostileTexts: Story = {
  args: {
    title: `${'Donaudampfschifffahrtsgesellschaft'.repeat(4)} <b>`,
    children: (
      <>
        <p>{'unbroken'.repeat(40)}</p>
        <p>محمد عبد الرحمن 👩‍👩‍👧‍👦 {'<script>alert(1)</script>'}</p>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { footerStart: <Button variant="ghost">Default</Button> },
}

/** On a phone it stands at the bottom edge, as wide as the window. */
export const Phone: Story = {
  ...phoneStory,
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => {
      const { left, right, bottom } = dialog.getBoundingClientRect()
      return expect([left, right, Math.round(bottom)]).toEqual([0, window.innerWidth, window.innerHeight])
    })
  },
}

/** A window as at 400 %: head and foot scroll with the content, and every control can be reached. */
export const Zoomed: Story = {
  args: LongContent.args ?? {},
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  parameters: {
    viewport: { options: { zoomed: { name: '400 %', styles: { width: '320px', height: '256px' } } } },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const save = screen.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight))
    save.focus()
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}
