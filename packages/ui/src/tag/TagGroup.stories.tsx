import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TagGroup, type TagGroupProps } from './TagGroup'

const Removing = (props: TagGroupProps) => {
  const [tags, setTags] = useState(props.tags)
  return (
    <TagGroup
      {...props}
      tags={tags}
      onRemove={(id) => {
        props.onRemove?.(id)
        setTags((current) => current.filter((tag) => tag.id !== id))
      }}
    />
  )
}

const meta = {
  title: 'Structure/TagGroup',
  component: TagGroup,
  render: (args) => <Removing {...args} />,
  args: {
    label: 'Filters',
    isLabelHidden: true,
    onRemove: fn(),
    emptyText: 'No filters',
    tags: [
      { id: 'make', label: 'Make: Honda, Toyota' },
      { id: 'equity', label: 'Equity: from $2,500' },
      { id: 'service', label: 'Last Service Date: 21 OCT 2026 – 20 NOV 2026' },
      { id: 'score', label: 'Prediction Score: 6 – 10' },
    ],
  },
} satisfies Meta<typeof TagGroup>
export default meta

type Story = StoryObj<typeof meta>

/** The button of a tag says what it removes. */
export const Filters: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Equity: from $2,500' }))
    await expect(args.onRemove).toHaveBeenCalledWith('equity')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3))
  },
}

/** One tab stop; arrows move, Delete removes, and the focus stays among the tags. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: 'Make: Honda, Toyota' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onRemove).toHaveBeenCalledWith('equity')
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Last Service Date/ })).toHaveFocus())
    await userEvent.keyboard('{End}{Backspace}')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('row', { name: /^Last Service Date/ })).toHaveFocus()
  },
}

/** A tag can open what it stands for; its button still only removes. */
export const Pressed: Story = {
  args: { onPress: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Equity: from $2,500'))
    await expect(args.onPress).toHaveBeenLastCalledWith('equity')
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onPress).toHaveBeenLastCalledWith('make')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Equity: from $2,500' }))
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

/** Without a button it only says what is in force. */
export const ReadOnly: Story = {
  render: ({ label, tags }) => <TagGroup label={label} isLabelHidden tags={tags} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const LabelShown: Story = {
  args: { isLabelHidden: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Filters')).toBeVisible()
    await expect(within(canvasElement).getByRole('grid', { name: 'Filters' })).toBeVisible()
  },
}
export const Disabled: Story = {
  args: {
    tags: [
      { id: 'make', label: 'Make: Honda', isDisabled: true },
      { id: 'score', label: 'Score: 6 – 10' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Remove Make: Honda' })).toBeDisabled()
  },
}
export const None: Story = {
  args: { tags: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('No filters')
  },
}

/** A text that does not fit is cut; the whole shows when one points at it, and is the tag's name. */
export const LongTexts: Story = {
  args: {
    tags: [
      { id: 'long', label: `Model: ${Array.from({ length: 60 }, (_, at) => `Model ${at}`).join(', ')}` },
      { id: 'word', label: 'W'.repeat(400) },
      { id: 'rtl', label: 'المالك: يوسف حداد' },
      { id: 'emoji', label: '👩‍🔧🚗 needs a loaner' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const tag of within(canvasElement).getAllByRole('row'))
      await expect(tag.getBoundingClientRect().width).toBeLessThanOrEqual(280)
    await expect(canvasElement.querySelector('span[title^="Model: Model 0"]')).toBeVisible()
  },
}

/** A hundred filters wrap. */
export const Many: Story = {
  args: { tags: Array.from({ length: 100 }, (_, at) => ({ id: String(at), label: `Filter ${at + 1}` })) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
