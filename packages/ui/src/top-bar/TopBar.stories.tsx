import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AvatarButton } from '../avatar/AvatarButton'
import { Chip } from '../chip/Chip'
import { phoneStory } from '../testing/phoneStory'
import { TopBar } from './TopBar'

const meta = {
  title: 'Structure/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    start: <b>Lakeside Motors</b>,
    middle: <span>Search</span>,
    end: (
      <>
        <Chip tone="line">Demo data</Chip>
        <AvatarButton label="Jordan Mills" />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>
export default meta

type Story = StoryObj<typeof meta>

/** Outside of a frame there is no menu button. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByText('Search')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
  },
}

/** On a phone the search gives its place up. */
export const Phone: Story = {
  ...phoneStory,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Search')).not.toBeVisible()
  },
}
