import { afterEach, describe, expect, it } from 'vitest'
import { drawSkippedRows, skipRows } from './skippedRows'

/** A holder of so many rows. */
function holderOf(count: number): HTMLElement {
  const holder = document.createElement('div')
  for (let index = 0; index < count; index += 1) {
    const row = document.createElement('div')
    row.innerHTML = '<a href="#row" tabindex="-1">Row</a>'
    holder.append(row)
  }
  document.body.replaceChildren(holder)
  return holder
}

const skipped = (holder: HTMLElement) =>
  [...holder.children].map((row) => row instanceof HTMLElement && row.style.contentVisibility === 'hidden')

afterEach(() => {
  document.body.replaceChildren()
})

describe('skipRows', () => {
  it('leaves the rows above and below those in sight out', () => {
    const holder = holderOf(5)
    skipRows(holder, { first: 1, last: 2 })
    expect(skipped(holder)).toEqual([true, false, false, true, true])
  })

  it('draws the row that has the focus, and the one that Tab leads to', () => {
    const holder = holderOf(4)
    holder.children[2]?.querySelector('a')?.focus()
    holder.children[3]?.querySelector('a')?.setAttribute('tabindex', '0')
    skipRows(holder, { first: 0, last: 0 })
    expect(skipped(holder)).toEqual([false, true, false, false])
  })

  it('draws all of them again', () => {
    const holder = holderOf(3)
    skipRows(holder, { first: 0, last: 0 })
    drawSkippedRows(holder)
    expect(skipped(holder)).toEqual([false, false, false])
  })
})
