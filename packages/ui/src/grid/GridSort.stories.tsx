import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { gridDriver } from '../testing/gridDriver'
import { Grid } from './Grid'
import type { GridProps } from './gridProps'
import { columnsStayAligned } from './sampleAlignment'
import { sampleColumns, type SampleCustomer } from './sampleCustomers'
import { gridOf, inRoom, sampleParameters, sampleProps } from './sampleStory'

/** Marks the pressed column, as a caller does. */
const Sorting = (props: GridProps<SampleCustomer>) => {
  const [sort, setSort] = useState(props.sort)
  return <Grid {...props} sort={sort} onSort={(key) => setSort({ key, direction: 'descending' })} />
}

const sortable = sampleColumns.map((column) => ({ ...column, isSortable: true }))

const meta = {
  title: 'Data/Grid sort',
  component: Sorting,
  parameters: sampleParameters,
  args: { ...sampleProps, columns: sortable, sort: { key: 'equity', direction: 'descending' } },
  decorators: [inRoom(420)],
  afterEach: columnsStayAligned,
} satisfies Meta<typeof Sorting>
export default meta

type Story = StoryObj<typeof meta>

/** The boxes of the words of an element, a line each. */
const wordsIn = (element: Element | null): readonly DOMRect[] => {
  if (element === null) return []
  const range = document.createRange()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const boxes: DOMRect[] = []
  while (walker.nextNode() !== null) {
    range.selectNodeContents(walker.currentNode)
    boxes.push(...range.getClientRects())
  }
  return boxes
}

/** How far an arrow is from the nearest of some words, in pixels sideways. */
const distance = (arrow: DOMRect, words: readonly DOMRect[]): number =>
  Math.min(...words.map(({ left, right }) => Math.max(arrow.left - right, left - arrow.right)))

/** How far the arrow of each column is from its own last word, and from the words of the columns beside it. */
function arrowDistances(canvasElement: HTMLElement) {
  const grid = gridDriver(gridOf(canvasElement))
  return sortable.map(({ label }) => {
    grid.sortBy(label)
    const header = within(canvasElement).getByRole('columnheader', { name: label })
    const arrow = header.querySelector('svg')?.getBoundingClientRect()
    if (arrow === undefined) throw new Error(`${label} has no arrow`)
    const beside = [header.previousElementSibling, header.nextElementSibling].flatMap(wordsIn)
    // The arrow stands on the line of the last word.
    const own = wordsIn(header).filter(({ top, bottom }) => top < arrow.bottom && bottom > arrow.top)
    return { label, own: distance(arrow, own), beside: distance(arrow, beside) }
  })
}

const expectDistances = async (canvasElement: HTMLElement) => {
  for (const { label, own, beside } of arrowDistances(canvasElement)) {
    await expect(own, `${label}: its own words`).toBeCloseTo(4, 0)
    await expect(beside, `${label}: the words beside it`).toBeGreaterThanOrEqual(4)
  }
}

/** The arrow of the sorted column stands after its last word, and away from the next column, where there is room … */
export const Arrow: Story = { play: ({ canvasElement }) => expectDistances(canvasElement) }

/** … and where every column is as narrow as it gets. */
export const ArrowInNarrowColumns: Story = {
  decorators: [inRoom(420, 660)],
  play: ({ canvasElement }) => expectDistances(canvasElement),
}

/** It is on the other side where the language is written from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: ({ canvasElement }) => expectDistances(canvasElement),
}
