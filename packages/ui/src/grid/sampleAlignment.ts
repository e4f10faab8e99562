import { expect } from 'storybook/test'

interface Place {
  readonly column: string
  readonly left: number
  readonly width: number
}

/** Where the cells of a line stand; the sentence over a row that is being collected has no width of its own. */
const placesIn = (line: Element): readonly Place[] =>
  [...line.querySelectorAll(':scope > [aria-colindex]:not([data-part=overlay])')].map((cell) => {
    const { left, width } = cell.getBoundingClientRect()
    return { column: cell.getAttribute('aria-colindex') ?? '', left, width }
  })

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Expects every cell that is drawn to stand under its header, as wide as that, to half a pixel. */
const expectAligned = async (grid: Element, when: string): Promise<void> => {
  const [header, ...lines] = [...grid.querySelectorAll('[role=row]')].map(placesIn)
  const apart = lines.flatMap((cells) =>
    cells.flatMap((cell) => {
      const above = header?.find(({ column }) => column === cell.column)
      const isUnder =
        above !== undefined &&
        Math.abs(above.left - cell.left) < 0.5 &&
        Math.abs(above.width - cell.width) < 0.5
      return isUnder ? [] : [{ when, cell, above }]
    }),
  )
  await expect(apart.slice(0, 3)).toEqual([])
}

/**
 * For a grid's stories, after each of them: headers and cells stand under each other as the story left them and at 800 px,
 * from the first column to the last.
 */
export const columnsStayAligned = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const grid = canvasElement.querySelector('[role=grid]')
  const scroller = grid?.parentElement
  if (grid === null || scroller === null || scroller === undefined) return
  await expectAligned(grid, 'as it was left')
  const { maxWidth } = scroller.style
  const { scrollLeft } = scroller
  const isRightToLeft = getComputedStyle(scroller).direction === 'rtl'
  for (const width of ['', '800px']) {
    scroller.style.maxWidth = width
    await nextFrame()
    for (const left of [0, scroller.scrollWidth]) {
      scroller.scrollLeft = isRightToLeft ? -left : left
      await nextFrame()
      if (grid.isConnected) await expectAligned(grid, `${width} ${left}`)
    }
  }
  scroller.style.maxWidth = maxWidth
  scroller.scrollLeft = scrollLeft
}
