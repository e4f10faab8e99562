import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlainTags } from './PlainTags'
import { TagGroup } from './TagGroup'

const meta = {
  title: 'Structure/PlainTags',
  component: PlainTags,
  args: {
    label: 'Filters',
    isRemovable: true,
    tags: [
      { id: 'make', label: 'Make: Honda, Toyota' },
      { id: 'service', label: 'Last Service Date: 21 OCT 2026 – 20 NOV 2026' },
    ],
  },
} satisfies Meta<typeof PlainTags>
export default meta

type Story = StoryObj<typeof meta>

const sizesOf = (items: readonly HTMLElement[]) =>
  items.map((item) => {
    const { width, height } = item.getBoundingClientRect()
    return [Math.round(width), Math.round(height)]
  })

/** Each is as large as the tag that takes its place. */
export const AsLarge: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PlainTags {...args} />
      <TagGroup label="Filters" isLabelHidden tags={args.tags} onRemove={() => undefined} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(2)
    await expect(sizesOf(items)).toEqual(sizesOf(canvas.getAllByRole('row')))
  },
}

export const ReadOnly: Story = { args: { isRemovable: false } }
