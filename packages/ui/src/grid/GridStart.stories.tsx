import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Grid, type GridProps } from './Grid'
import { sampleCustomers, sampleKey, type SampleCustomer } from './sampleCustomers'
import { gridOf, gridStories } from './sampleStory'

type SampleProps = GridProps<SampleCustomer>

const SampleGrid = (props: SampleProps) => <Grid {...props} />

const meta = {
  ...gridStories,
  title: 'Data/Grid/Where it opens',
  component: SampleGrid,
} satisfies Meta<typeof SampleGrid>
export default meta

type Story = StoryObj<typeof meta>

const pages = [sampleCustomers(400).slice(0, 200), sampleCustomers(400).slice(200)]

const Paged = (props: SampleProps) => {
  const [page, setPage] = useState(0)
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', flex: 1, minWidth: 0 }}>
      <Button onPress={() => setPage((current) => 1 - current)}>Other page</Button>
      <Grid {...props} rows={pages[page] ?? []} start={{ id: String(page) }} />
    </div>
  )
}

const scrollerOf = (canvas: HTMLElement) => {
  const scroller = canvas.querySelector<HTMLElement>('[data-part=scroller]')
  if (scroller === null) throw new Error('There is no grid')
  return scroller
}

const tabStopIn = (canvas: HTMLElement) => gridOf(canvas).querySelector('[tabindex="0"]')
const rowOf = (element: Element | null | undefined) => element?.closest('[role=row]')

/** Rows of another `id` open the grid anew: it is at its top, and so is its tab stop. */
export const OtherRows: Story = {
  render: (args) => <Paged {...args} />,
  play: async ({ canvasElement }) => {
    const scroller = scrollerOf(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Control>}{End}{/Control}')
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(1000))
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Other page' }))
    await waitFor(() => expect(scroller.scrollTop).toBe(0))
    await expect(rowOf(tabStopIn(canvasElement))).toHaveAttribute('aria-rowindex', '2')
    await expect(tabStopIn(canvasElement)).toHaveAttribute('aria-colindex', '1')
  },
}

const [, second = []] = pages
const left = second[120]

/** A grid that was left opens where it was: scrolled as far, with the tab stop in the same cell. */
export const WhereItWasLeft: Story = {
  args: {
    rows: second,
    start: {
      id: 'second',
      scrollTop: 3500,
      rowKey: left === undefined ? undefined : sampleKey(left),
      column: 2,
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(scrollerOf(canvasElement).scrollTop).toBe(3500))
    const stop = tabStopIn(canvasElement)
    await expect(rowOf(stop)).toHaveAttribute('aria-rowindex', '122')
    await expect(stop).toHaveAttribute('aria-colindex', '3')
    await userEvent.tab()
    await expect(document.activeElement).toBe(stop)
    await expect(scrollerOf(canvasElement).scrollTop).toBe(3500)
  },
}
