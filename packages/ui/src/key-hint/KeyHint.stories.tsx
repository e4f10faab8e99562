import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { KeyHint } from './KeyHint'

const meta = { title: 'Structure/KeyHint', component: KeyHint, args: { children: '1' } } satisfies Meta<
  typeof KeyHint
>
export default meta

type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1')).toBeVisible()
  },
}
export const Several: Story = { args: { children: 'Ctrl + Enter' } }
