import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns3 } from 'lucide-react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { IconButton } from '../icon-button/IconButton'
import { Tooltip } from './Tooltip'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

export const OnAButton: Story = {
  args: { text: 'Salesperson no longer at the store.', children: <Button>Sam Rivera</Button> },
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/./)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
export const OnALink: Story = {
  args: { text: 'Opens the log', placement: 'end', children: <a href="#log">Equity Log</a> },
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/./)
  },
}

/** Screen readers hear it as what the button is about. */
export const Description: Story = {
  args: { text: 'Salesperson no longer at the store.', children: <Button>Sam Rivera</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      /no longer at the store/,
    )
  },
}

/** Long words break, and the sentence stays in the window. */
export const Hostile: Story = {
  args: { text: `${'W'.repeat(200)} يوسف حداد 🚗`, children: <Button>Long</Button> },
  play: async () => {
    await userEvent.tab()
    const tip = (await screen.findByRole('tooltip')).getBoundingClientRect()
    await expect(tip.left).toBeGreaterThanOrEqual(0)
    await expect(tip.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Without a text there is none. */
export const NoText: Story = {
  args: { text: '', children: <Button>Nothing to say</Button> },
  play: async () => {
    await userEvent.tab()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
}

const longLabel = 'Column options of the Equity Log, for you alone and on this device'

/** Beside the edge of a window of 320 px it stays inside, in lines as long as there is room for. */
export const AtTheEdgeOfANarrowWindow: Story = {
  args: { text: longLabel, children: <Button>Columns</Button> },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: { narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } } } },
  },
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'space-between', paddingBlockStart: 80 }}>
      <IconButton label={`${longLabel}, at the start`} icon={<Columns3 aria-hidden="true" />} />
      <IconButton label={`${longLabel}, at the end`} icon={<Columns3 aria-hidden="true" />} />
    </div>
  ),
  play: async () => {
    for (const name of [/start$/, /end$/]) {
      await userEvent.tab()
      const tip = await screen.findByRole('tooltip', { name })
      await waitFor(() => {
        const { left, right, width } = tip.getBoundingClientRect()
        return expect({ isIn: left >= 12 && right <= 308, isWide: width > 240 }).toEqual({
          isIn: true,
          isWide: true,
        })
      })
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    }
  },
}

/** Closed while it is still rising it is gone at once, and no rest of it stays on the page. */
export const ClosedEarly: Story = {
  args: { text: longLabel, children: <Button>Columns</Button> },
  beforeEach: () => {
    const { style } = document.documentElement
    style.setProperty('--t-2', '60s')
    return () => style.removeProperty('--t-2')
  },
  play: async () => {
    await userEvent.tab()
    const tip = await screen.findByRole('tooltip')
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    await expect(tip.getAnimations()).toHaveLength(isStill ? 0 : 1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeInTheDocument())
  },
}

/** It is still open when the window is made as narrow as at 400 % zoom: the page grows no wider than that. */
export const AtTheEdgeOfAWideWindow: Story = {
  args: { text: longLabel, children: <Button>Columns</Button> },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: 80 }}>
      <IconButton label={longLabel} icon={<Columns3 aria-hidden="true" />} />
    </div>
  ),
  play: async () => {
    await userEvent.tab()
    const tip = await screen.findByRole('tooltip')
    await waitFor(() => expect(tip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 8))
  },
}
