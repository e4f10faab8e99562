import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Pagination } from './Pagination'

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: {
    items: [
      ...[1, 2, 3, 4].map((page) => ({ kind: 'page' as const, page })),
      { kind: 'ellipsis' as const },
      ...[22, 23, 24, 25].map((page) => ({ kind: 'page' as const, page })),
    ],
    current: 1,
    canPrevious: false,
    canNext: true,
    rangeText: '1 – 50 of 1,248',
    onPage: fn(),
    onPrevious: fn(),
    onNext: fn(),
    showAll: { label: 'Show all', isOn: false, onChange: fn() },
  },
} satisfies Meta<typeof Pagination>
export default meta

type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  play: async ({ args, canvasElement }) => {
    const pager = within(canvasElement)
    await userEvent.click(pager.getByRole('button', { name: 'Previous page' }))
    await expect(args.onPrevious).not.toHaveBeenCalled()
    await userEvent.click(pager.getByRole('button', { name: 'Next page' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(pager.getByRole('button', { name: 'Page 23' }))
    await expect(args.onPage).toHaveBeenCalledWith(23)
    await userEvent.click(pager.getByRole('button', { name: 'Show all' }))
    await expect(args.showAll?.onChange).toHaveBeenCalledWith(true)
  },
}
export const LastPage: Story = {
  args: { current: 25, canPrevious: true, canNext: false, rangeText: '1,201 – 1,248 of 1,248' },
}
export const AllShown: Story = {
  args: {
    items: [],
    rangeText: '1 – 1,248 of 1,248',
    canNext: false,
    showAll: { label: 'Show pages', isOn: true, onChange: fn() },
  },
}
export const LoadingAll: Story = {
  args: { showAll: { label: 'Show all', isOn: false, isLoading: true, onChange: fn() } },
}
