import type { ReactNode } from 'react'
import { fn, within } from 'storybook/test'
import type { GridSort } from './gridColumn'
import type { GridProps } from './gridProps'
import { columnsStayAligned } from './sampleAlignment'
import {
  sampleColumns,
  sampleCustomers,
  sampleKey,
  sampleOverlay,
  sampleState,
  type SampleCustomer,
} from './sampleCustomers'

/** What the stories of the grid begin with. */
export const sampleProps: GridProps<SampleCustomer> = {
  label: 'Equity Log',
  columns: sampleColumns,
  rows: sampleCustomers(50),
  getRowKey: sampleKey,
  getRowState: sampleState,
}

/** Why these stories may scroll sideways. */
export const sampleParameters = {
  layout: 'fullscreen',
  scrollsSideways: 'Columns keep their widths, so that figures stay under each other',
}

/** A place of a height, which the grid fills. */
export const inRoom = (height: number, width?: number) => (Story: () => ReactNode) => (
  <div
    style={{
      display: 'flex',
      flex: width === undefined ? undefined : `0 1 ${width}px`,
      minWidth: 0,
      width,
      maxWidth: '100%',
      height,
    }}
  >
    <Story />
  </div>
)

const sort: GridSort = { key: 'equity', direction: 'descending' }

/** What the stories of a grid with everything begin with. */
export const gridStories = {
  parameters: sampleParameters,
  args: {
    ...sampleProps,
    getRowOverlay: sampleOverlay,
    sort,
    onSort: fn(),
    emptyText: 'Nothing Found. Please try other search criteria',
  },
  decorators: [inRoom(560)],
  afterEach: columnsStayAligned,
}

/** The grid of a story. */
export const gridOf = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('grid', { name: 'Equity Log' })

/** The element that scrolls it. */
export const scrollerAround = (grid: HTMLElement): HTMLElement => {
  const scroller = grid.parentElement
  if (scroller === null) throw new Error('A grid stands in its scroller')
  return scroller
}
