import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/Button'
import { VisuallyHidden } from './VisuallyHidden'

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' unanswered emails' },
  // A styled element has no props of its own that could say this.
  argTypes: {
    children: { description: 'The words that are only heard.', table: { type: { summary: 'ReactNode' } } },
  },
  render: (args) => (
    <Button>
      3<VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

/** The eye sees a figure; the ear hears what it counts, as one name. */
export const PartOfAName: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '3 unanswered emails' })).toBeVisible()
    const hidden = within(canvasElement).getByText('unanswered emails')
    await expect(hidden.offsetWidth).toBeLessThanOrEqual(1)
    await expect(getComputedStyle(hidden).position).toBe('absolute')
  },
}

/** As another element: the caption of a table whose heading stands over it already. */
export const AsACaption: Story = {
  render: () => (
    <table>
      <VisuallyHidden as="caption">Payment by term</VisuallyHidden>
      <tbody>
        <tr>
          <th scope="row">36 months</th>
          <td>$562</td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table', { name: 'Payment by term' })).toBeVisible()
  },
}
