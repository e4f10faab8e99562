import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { phoneStory } from '../testing/phoneStory'
import { ShownOn } from './ShownOn'

const meta = {
  title: 'Structure/ShownOn',
  component: ShownOn,
  args: { window: 'wide', children: null },
  render: () => (
    <>
      <ShownOn window="wide">
        <p>In a wide window</p>
      </ShownOn>
      <ShownOn window="phone">
        <p>On a phone</p>
      </ShownOn>
    </>
  ),
} satisfies Meta<typeof ShownOn>
export default meta

type Story = StoryObj<typeof meta>

export const Wide: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('In a wide window')).toBeVisible()
    await expect(within(canvasElement).getByText('On a phone')).not.toBeVisible()
  },
}
export const Phone: Story = {
  ...phoneStory,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('On a phone')).toBeVisible()
    await expect(within(canvasElement).getByText('In a wide window')).not.toBeVisible()
  },
}
