import { flushSync } from 'react-dom'
import { observeSize } from '../internal/size/observeSize'
import { wholeRows } from './rowWindow'
import { drawSkippedRows, skipRows } from './skippedRows'
import {
  placeAfterScroll,
  placeAt,
  placeShowing,
  rowAt,
  rowTop,
  scrollSpace,
  type RowHeights,
  type ScrollPlace,
  type ScrollSpace,
} from './scrollSpace'

/** The rows of a scroller; lengths in pixels. */
export interface RowLayout extends RowHeights {
  /** The height above the first row inside the scroller (a sticky header). */
  readonly offset: number
}

/** The visible part of the rows. */
export interface ScrollView {
  readonly firstVisible: number
  /** The pixels by which every row is drawn higher than its index says; 0 unless there are very many. */
  readonly hidden: number
  /** The height that is drawn, in pixels: what rows have room for, or more. */
  readonly room: number
  readonly direction: 1 | -1
  readonly spareRows: number
  readonly isPrinting: boolean
}

/** The first rendering has no spare rows; they follow after so many milliseconds. */
const spareAfter = 200

/** So many spare rows are drawn at once, so that what is pressed meanwhile does not wait for all of them … */
const spareStep = 10

/** … and the next ones after so many milliseconds. */
const spareStepAfter = 50

/** How much of a window its first rendering takes for the grid: something stands above a grid. Rows that are missing follow before it is painted. */
const roomShare = 0.75

/** Scrolling has ended after a pause of so many milliseconds. */
const restAfter = 150

const topView: Omit<ScrollView, 'room'> = {
  firstVisible: 0,
  hidden: 0,
  direction: 1,
  spareRows: 0,
  isPrinting: false,
}

/** The view on a server, which has no window. */
export const serverView: ScrollView = { ...topView, room: 600 }

/**
 * Observes which of many rows of equal height are visible, and notifies within the scroll event: what renders then is done
 * before the browser paints, so that no frame is shown without its rows. A store for `useSyncExternalStore`.
 */
export class RowScroller {
  #view: ScrollView | undefined
  #listener: () => void = () => undefined
  #place: ScrollPlace = { scrollTop: 0, hidden: 0 }
  #layout: RowLayout = { rowCount: 0, rowHeight: 1, offset: 0 }
  #space: ScrollSpace = { total: 0, height: 0 }
  #scroller: HTMLElement | null = null
  /** Draws the rows that were skipped when they were hidden. */
  #drawSkipped: () => void = () => undefined
  /** The element that was watched last. */
  #left: HTMLElement | null = null
  /** How far that was scrolled to the side, noted as it scrolled: to ask an element that is about to go lays it out. */
  #scrollLeft = 0
  #spareRows = 0
  #isOpened = false
  /** The height that rows have, in pixels, once it was measured. */
  #room = serverView.room
  #rest: ReturnType<typeof setTimeout> | undefined

  readonly view = (): ScrollView =>
    (this.#view ??= { ...topView, room: Math.round(window.innerHeight * roomShare) })

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener
    return () => {
      this.#listener = () => undefined
    }
  }

  /** Follows a change of the rows. */
  setLayout(layout: RowLayout): void {
    this.#layout = layout
    this.#space = scrollSpace(layout)
    const place = placeAfterScroll(this.#space, this.#room, this.#place, this.#place.scrollTop)
    // React renders what it is told within an effect by itself.
    if (this.#stand(place)) this.#listener()
  }

  /** Watches the element that scrolls the rows of `holder`, until the answer is called. */
  watch(scroller: HTMLElement, holder: HTMLElement): () => void {
    this.#scroller = scroller
    // An element that was hidden or out of the document meanwhile may have lost how far it was scrolled.
    if (scroller === this.#left) {
      this.#drawSkippedSoon(holder)
      this.#moveTo(this.#place)
      scroller.scrollLeft = this.#scrollLeft
    }
    const onScroll = () => {
      this.#scrollLeft = scroller.scrollLeft
      this.#followScroll(scroller.scrollTop)
    }
    const beforePrint = () => this.#tell({ isPrinting: true })
    const afterPrint = () => this.#tell({ isPrinting: false })
    const stopObserving = observeSize(scroller, () => {
      this.#followSize(scroller.clientHeight)
      // It may be scrolled already, when rows become cards.
      if (scroller.scrollTop !== this.#place.scrollTop) onScroll()
    })
    let spare = setTimeout(() => addSpareRows(), spareAfter)
    const addSpareRows = () => {
      // Of more rows than these only a few are drawn.
      const isWhole = this.#layout.rowCount <= wholeRows
      this.#spareRows = isWhole ? Math.min(this.#spareRows + spareStep, wholeRows) : wholeRows
      this.#followSize(scroller.clientHeight)
      if (this.#spareRows < wholeRows) spare = setTimeout(addSpareRows, spareStepAfter)
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('beforeprint', beforePrint)
    window.addEventListener('afterprint', afterPrint)
    return () => {
      this.#skipRows(holder)
      this.#scroller = null
      this.#left = scroller
      stopObserving()
      clearTimeout(spare)
      clearTimeout(this.#rest)
      scroller.removeEventListener('scroll', onScroll)
      window.removeEventListener('beforeprint', beforePrint)
      window.removeEventListener('afterprint', afterPrint)
    }
  }

  /** Scrolls to where the rows open, within an effect of React, which renders what it is told by itself. */
  open(top: number): void {
    const isFirst = !this.#isOpened
    this.#isOpened = true
    // It stands there already. Asking it would lay out the page within the effect, and the frame that shows it is longer by that.
    if (isFirst && top === 0 && this.#place.scrollTop === 0) return
    this.#room = Math.max(this.#scroller?.clientHeight ?? 0, this.#room)
    const place = placeAt(this.#space, this.#room, top)
    if (this.#stand(place)) this.#listener()
    this.#moveTo(place)
  }

  /** Scrolls a row into view; it is rendered when this returns. */
  readonly show = (index: number): void => {
    const top = rowTop(index, this.#layout)
    const bottom = top + this.#layout.rowHeight
    this.#scrollTo(placeShowing(this.#space, this.#room, this.#place, [top, bottom]))
  }

  /** How many rows fit into the viewport, less one that stays visible for context. */
  readonly pageRows = (): number => Math.max(1, Math.floor(this.#room / this.#layout.rowHeight) - 1)

  /** Where all rows are drawn, those out of sight wait for a frame when they show again. */
  #skipRows(holder: HTMLElement): void {
    const { rowCount, rowHeight } = this.#layout
    if (holder.childElementCount !== rowCount) return
    const { firstVisible } = this.view()
    skipRows(holder, { first: firstVisible, last: firstVisible + Math.ceil(this.#room / rowHeight) })
  }

  /** After the next frame is painted, or before a row that may be one of them is scrolled to. */
  #drawSkippedSoon(holder: HTMLElement): void {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(this.#drawSkipped)
    })
    this.#drawSkipped = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      this.#drawSkipped = () => undefined
      drawSkippedRows(holder)
    }
  }

  #followScroll(scrollTop: number): void {
    this.#drawSkipped()
    this.#show(placeAfterScroll(this.#space, this.#room, this.#place, scrollTop))
    if (this.#space.total <= this.#space.height) return
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => {
      const { scrollTop: at, hidden } = this.#place
      this.#scrollTo(placeAt(this.#space, this.#room, at + hidden))
    }, restAfter)
  }

  #scrollTo(place: ScrollPlace): void {
    this.#drawSkipped()
    this.#show(place)
    this.#moveTo(place)
  }

  #moveTo({ scrollTop }: ScrollPlace): void {
    if (this.#scroller !== null && this.#scroller.scrollTop !== scrollTop)
      this.#scroller.scrollTop = scrollTop
  }

  /**
   * Room that shrinks takes no row away at first: what was drawn first is drawn already. A grid without a size is hidden, and
   * draws no more than that.
   */
  #followSize(height: number): void {
    const room = height - this.#layout.offset
    if (room <= 0) return
    this.#room = room
    const { room: drawn, spareRows } = this.view()
    const isNew = this.#spareRows > 0 ? room !== drawn || spareRows !== this.#spareRows : room > drawn
    if (isNew) this.#tell({ room, spareRows: this.#spareRows })
  }

  #show(place: ScrollPlace): void {
    if (this.#stand(place)) flushSync(this.#listener)
  }

  /** Takes a place; whether other rows are in sight there. */
  #stand(place: ScrollPlace): boolean {
    const view = this.view()
    const { hidden } = place
    const firstVisible = rowAt(place.scrollTop + hidden, this.#layout)
    this.#place = place
    if (firstVisible === view.firstVisible && hidden === view.hidden) return false
    this.#view = { ...view, firstVisible, hidden, direction: firstVisible < view.firstVisible ? -1 : 1 }
    return true
  }

  #tell(change: Partial<ScrollView>): void {
    this.#view = { ...this.view(), ...change }
    flushSync(this.#listener)
  }
}
