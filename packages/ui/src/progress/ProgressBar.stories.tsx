import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inColumn } from '../field/sampleField'
import { ProgressBar } from './ProgressBar'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Importing customers', value: 380, max: 1248 },
  decorators: [inColumn(320)],
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

const widthOf = (canvas: HTMLElement) => {
  const track = canvas.querySelector<HTMLElement>('[data-track]')
  const bar = track?.querySelector<HTMLElement>('div')
  if (!track || !bar) throw new Error('a bar expected')
  return bar.offsetWidth / track.offsetWidth
}

/** Screen readers hear the share; its text may stand over the bar. */
export const Determinate: Story = {
  args: { showsValue: true },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Importing customers' })
    await expect(bar).toHaveAttribute('aria-valuetext', '30%')
    await expect(canvasElement).toHaveTextContent('30%')
  },
}
export const OwnWords: Story = {
  args: { showsValue: true, value: 3, max: 12, valueText: '3 of 12 files' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '3 of 12 files',
    )
  },
}

/** How far it is, nobody knows: it has no value. */
export const Indeterminate: Story = {
  args: { value: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'Importing customers' }),
    ).toBeVisible()
    await expect(canvasElement).toHaveTextContent('')
  },
}
export const Nothing: Story = { args: { value: 0, showsValue: true } }
export const All: Story = { args: { value: 1248, showsValue: true } }

/** More than all is all, less than nothing is nothing, and no number is not known. */
export const Hostile: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung',
    value: 5000,
    showsValue: true,
  },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBeLessThanOrEqual(1)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const NotANumber: Story = {
  args: { value: NaN },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

/** It fills from where reading starts. */
export const RightToLeft: Story = {
  args: { label: 'استيراد العملاء', showsValue: true, valueText: '3 of 12 files' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('[data-track]')?.getBoundingClientRect()
    const bar = canvasElement.querySelector('[data-track] > div')?.getBoundingClientRect()
    await expect(bar?.right).toBeCloseTo(track?.right ?? 0, 0)
    const words = within(canvasElement).getByText('3 of 12 files')
    await expect(getComputedStyle(words).direction).toBe('ltr')
  },
}
