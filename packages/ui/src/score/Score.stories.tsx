import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Score } from './Score'

const meta = { title: 'Data/Score', component: Score, args: { value: 2 } } satisfies Meta<typeof Score>
export default meta

type Story = StoryObj<typeof meta>

const groundOf = (canvasElement: HTMLElement, figure: string) =>
  getComputedStyle(within(canvasElement).getByText(figure)).backgroundColor

export const Low: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2')).toBeVisible()
  },
}
export const Middle: Story = { args: { value: 6, tone: 'middle' } }
export const High: Story = { args: { value: 10, tone: 'high' } }

/** The three are told apart, and of one size, so that they line up in a column. */
export const BesideEachOther: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Score value={10} tone="high" />
      <Score value={6} tone="middle" />
      <Score value={2} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const grounds = ['10', '6', '2'].map((figure) => groundOf(canvasElement, figure))
    await expect(new Set(grounds).size).toBe(3)
    const widths = ['10', '6', '2'].map((figure) => within(canvasElement).getByText(figure).offsetWidth)
    await expect(new Set(widths).size).toBe(1)
  },
}

/** What is no number is not drawn; a larger one than usual keeps its digits. */
export const Hostile: Story = {
  render: () => (
    <div data-testid="scores">
      <Score value={NaN} />
      <Score value={null} />
      <Score value={100_000} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const scores = within(canvasElement).getByTestId('scores')
    await expect(scores).toHaveTextContent(/^100000$/)
    const large = within(scores).getByText('100000')
    await expect(large.scrollWidth).toBeLessThanOrEqual(large.clientWidth)
  },
}
