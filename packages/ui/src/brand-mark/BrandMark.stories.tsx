import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BrandMark } from './BrandMark'

const meta = {
  title: 'Foundations/BrandMark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>
export default meta

type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const Large: Story = { args: { size: 'large' } }

/** The name beside it is all that screen readers hear. */
export const BesideTheName: Story = {
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600 }}>
      <BrandMark {...args} />
      Retain
    </p>
  ),
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('Retain')
    await expect(name.querySelector('[aria-hidden="true"] svg')).toBeVisible()
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
