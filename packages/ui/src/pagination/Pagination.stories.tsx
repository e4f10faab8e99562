import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectAccessibleTree } from '../testing/expectAccessibleTree'
import { paginationDriver } from '../testing/paginationDriver'
import { phoneStory } from '../testing/phoneStory'
import type { PageItem } from './pageItem'
import { Pagination, type PaginationProps } from './Pagination'

const pages = (...numbers: readonly number[]): readonly PageItem[] =>
  numbers.map((page) => ({ kind: 'page', page }))
const gap: PageItem = { kind: 'ellipsis' }

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: {
    items: [...pages(1, 2, 3, 4), gap, ...pages(22, 23, 24, 25)],
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

const pagerIn = (canvasElement: HTMLElement) =>
  paginationDriver(within(canvasElement).getByRole('navigation', { name: 'Pages' }))

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
  play: async ({ args, canvasElement }) => {
    const pager = pagerIn(canvasElement)
    await expect([pager.current(), pager.canPrevious(), pager.canNext()]).toEqual([25, true, false])
    pager.previous()
    await expect(args.onPrevious).toHaveBeenCalledOnce()
  },
}

/** The page in sight lies in neither end. */
export const MiddlePage: Story = {
  args: {
    items: [...pages(1, 2, 3, 4), gap, ...pages(12), gap, ...pages(22, 23, 24, 25)],
    current: 12,
    canPrevious: true,
    rangeText: '551 – 600 of 1,248',
  },
  play: async ({ canvasElement }) => {
    const pager = pagerIn(canvasElement)
    await expect(pager.items()).toEqual(['1', '2', '3', '4', '…', '12', '…', '22', '23', '24', '25'])
    await expect(pager.current()).toBe(12)
  },
}

/** How it reads to a screen reader. */
export const AccessibleTree: Story = {
  args: { items: [...pages(1), gap, ...pages(3)], current: 3, canPrevious: true, canNext: false },
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation')
    await expectAccessibleTree(navigation, [
      ['navigation', 'Pages'],
      ['list', ''],
      ['listitem', ''],
      ['button', 'Previous page'],
      ['listitem', ''],
      ['button', 'Page 1'],
      ['listitem', ''],
      ['listitem', ''],
      ['button', 'Page 3'],
      ['listitem', ''],
      ['button', 'Next page'],
      ['button', 'Show all'],
    ])
    await expect(within(navigation).getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 3')
  },
}

const Turned = (props: PaginationProps) => {
  const [current, setCurrent] = useState(2)
  return (
    <Pagination
      {...props}
      current={current}
      canPrevious={current > 1}
      canNext={current < 3}
      onPage={setCurrent}
      onPrevious={() => setCurrent(current - 1)}
      onNext={() => setCurrent(current + 1)}
    />
  )
}

/** Tab leads from button to button; one that ends at an end keeps the focus. */
export const Keyboard: Story = {
  args: { items: pages(1, 2, 3), rangeText: '51 – 100 of 123' },
  render: (args) => <Turned {...args} />,
  play: async ({ canvasElement }) => {
    const pager = pagerIn(canvasElement)
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName('Previous page')
    await userEvent.keyboard('{Enter}')
    await expect(pager.current()).toBe(1)
    await expect(pager.canPrevious()).toBe(false)
    await expect(document.activeElement).toHaveAccessibleName('Previous page')
    await userEvent.keyboard('{Enter}')
    await expect(pager.current()).toBe(1)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(document.activeElement).toHaveAccessibleName('Page 3')
    await expect(pager.current()).toBe(3)
  },
}

export const NoPage: Story = {
  args: { items: [], current: 1, canNext: false, rangeText: '0 – 0 of 0' },
  play: async ({ canvasElement }) => {
    const pager = pagerIn(canvasElement)
    await expect(pager.items()).toEqual([])
    await expect([pager.canPrevious(), pager.canNext()]).toEqual([false, false])
  },
}
export const OnePage: Story = {
  args: { items: pages(1), canNext: false, rangeText: '1 – 12 of 12' },
  play: async ({ canvasElement }) => {
    const pager = pagerIn(canvasElement)
    await expect([pager.items(), pager.current()]).toEqual([['1'], 1])
  },
}
export const HundredThousandPages: Story = {
  args: {
    items: [...pages(1, 2, 3, 4), gap, ...pages(50_000), gap, ...pages(99_997, 99_998, 99_999, 100_000)],
    current: 50_000,
    canPrevious: true,
    rangeText: '2,499,951 – 2,500,000 of 5,000,000',
  },
  play: async ({ args, canvasElement }) => {
    const pager = pagerIn(canvasElement)
    await expect(pager.current()).toBe(50_000)
    pager.open(100_000)
    await expect(args.onPage).toHaveBeenCalledWith(100_000)
  },
}

/** What is no page is not drawn, and no page is marked. */
export const WrongPages: Story = {
  args: { items: pages(Number.NaN, 1, 1, -3, 2.5, 2), current: Number.NaN },
  play: async ({ canvasElement }) => {
    const pager = pagerIn(canvasElement)
    await expect([pager.items(), pager.current()]).toEqual([['1', '2'], undefined])
  },
}

export const AllShown: Story = {
  args: {
    items: [],
    rangeText: '1 – 1,248 of 1,248',
    canNext: false,
    showAll: { label: 'Show pages', isOn: true, onChange: fn() },
  },
  play: async ({ args, canvasElement }) => {
    const pager = pagerIn(canvasElement)
    await expect(pager.allLabel()).toBe('Show pages')
    pager.toggleAll()
    await expect(args.showAll?.onChange).toHaveBeenCalledWith(false)
  },
}
export const LoadingAll: Story = {
  args: { showAll: { label: 'Show all', isOn: false, isLoading: true, onChange: fn() } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show all/ }))
    await expect(args.showAll?.onChange).not.toHaveBeenCalled()
  },
}

/** One line where the pages have room beside the rest, and buttons of 44 px. */
export const Phone: Story = {
  ...phoneStory,
  args: { items: [...pages(1), gap, ...pages(25)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('button', { name: 'Page 25' }).getBoundingClientRect()
    const range = within(canvasElement).getByText('1 – 50 of 1,248').getBoundingClientRect()
    await expect(page.height).toBe(44)
    await expect(page.top).toBeLessThan(range.top)
    await expect(page.left).toBeGreaterThan(range.right)
  },
}

/** Two lines where they have none. */
export const PhoneMiddlePage: Story = {
  ...phoneStory,
  args: {
    items: [...pages(1), gap, ...pages(112), gap, ...pages(214)],
    current: 112,
    canPrevious: true,
    rangeText: '5,551 – 5,600 of 10,694',
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByRole('button', { name: 'Page 112' }).getBoundingClientRect()
    const range = within(canvasElement).getByText('5,551 – 5,600 of 10,694').getBoundingClientRect()
    await expect(page.top).toBeGreaterThanOrEqual(range.bottom)
  },
}

/** The arrows point to where the pages go; what is in sight is read from its first row to its last. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const at = (name: string) =>
      within(canvasElement).getByRole('button', { name }).getBoundingClientRect().left
    await expect(at('Previous page')).toBeGreaterThan(at('Next page'))
    const range = within(canvasElement).getByText('1 – 50 of 1,248')
    await expect(getComputedStyle(range).direction).toBe('ltr')
  },
}
