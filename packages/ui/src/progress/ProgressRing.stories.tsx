import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProgressRing } from './ProgressRing'

const meta = {
  title: 'Feedback/ProgressRing',
  component: ProgressRing,
  args: { label: 'Uploading contract.pdf', value: 62 },
} satisfies Meta<typeof ProgressRing>
export default meta

type Story = StoryObj<typeof meta>

export const Determinate: Story = {
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: 'Uploading contract.pdf' })
    await expect(ring).toHaveAttribute('aria-valuenow', '62')
  },
}
export const Small: Story = { args: { size: 'small' } }

/** The large one says the share in its middle; screen readers hear it as the value. */
export const Large: Story = {
  args: { size: 'large', isLabelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('62%')
  },
}

/** A text of its own stands in the middle as it is spoken. */
export const InWords: Story = {
  args: { size: 'large', isLabelHidden: true, value: 3, max: 12, valueText: '3 of 12' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 of 12')
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 12')
  },
}
export const Indeterminate: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

/** From nothing to all, and beyond both. */
export const Values: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {[-5, 0, 1, 25, 50, 99.9, 100, 400].map((value) => (
        <ProgressRing key={value} label={`Upload at ${value}`} isLabelHidden size="large" value={value} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar', { name: 'Upload at 400' })).toHaveTextContent('100%')
    await expect(canvas.getByRole('progressbar', { name: 'Upload at -5' })).toHaveTextContent('0%')
    const nearly = canvas.getByRole('progressbar', { name: 'Upload at 99.9' })
    await expect(nearly).toHaveTextContent('99%')
    await expect(nearly).toHaveAttribute('aria-valuetext', '99%')
  },
}
