import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
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
