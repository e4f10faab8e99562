import { describe, expect, it } from 'vitest'
import { draggedPercent, percentAfterKey } from './columnResize'

const limits = { least: 5 }

describe('draggedPercent', () => {
  it('follows the pointer by the width of the grid, to a tenth', () => {
    expect(draggedPercent(12, 80, 1600, limits)).toBe(17)
    expect(draggedPercent(12, -21, 1600, limits)).toBe(10.7)
  })

  it('stops at the least width and at the whole grid', () => {
    expect(draggedPercent(12, -900, 1600, limits)).toBe(5)
    expect(draggedPercent(12, 9000, 1600, limits)).toBe(100)
    expect(draggedPercent(12, 50, 0, limits)).toBe(12)
  })
})

describe('percentAfterKey', () => {
  const press = (key: string, shiftKey = false, isRightToLeft = false) =>
    percentAfterKey({ key, shiftKey }, 12.4, limits, isRightToLeft)

  it.each([
    ['ArrowRight', false, 13],
    ['ArrowLeft', false, 11],
    ['ArrowRight', true, 17],
    ['ArrowLeft', true, 7],
    ['Home', false, 5],
    ['Delete', false, 'default'],
    ['Backspace', false, 'default'],
    ['x', false, undefined],
  ])('%s (with Shift: %s) leads to %s', (key, shiftKey, width) => {
    expect(press(key, shiftKey)).toBe(width)
  })

  it('is mirrored where columns run from right to left', () => {
    expect(press('ArrowLeft', false, true)).toBe(13)
    expect(press('ArrowRight', false, true)).toBe(11)
  })

  it('never goes under the least width', () => {
    expect(percentAfterKey({ key: 'ArrowLeft', shiftKey: true }, 6, limits, false)).toBe(5)
  })
})
