import { act, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isPhoneWidth } from './breakpoints'
import { useElementWidth } from './useElementWidth'

/** Who waits for the size of an element. */
let observed = new Set<() => void>()
let width = 0

beforeEach(() => {
  observed = new Set()
  width = 0
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly onSize: () => void) {}
      observe() {
        observed.add(this.onSize)
      }
      disconnect() {
        observed.delete(this.onSize)
      }
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shown = () => screen.getByRole('paragraph').textContent
const resize = (to: number) =>
  act(() => {
    width = to
    observed.forEach((onSize) => onSize())
  })

const onDrawn = vi.fn()
function Place({ rule = isPhoneWidth }: { readonly rule?: (width: number) => boolean }) {
  const element = useRef<HTMLParagraphElement>(null)
  const isNarrow = useElementWidth(element, rule)
  useEffect(() => void onDrawn())
  return <p ref={element}>{isNarrow ? 'narrow' : 'wide'}</p>
}

it('follows the width of the element, and draws again only when the answer of the rule changes', () => {
  render(<Place />)
  expect(shown()).toBe('wide')
  resize(720)
  expect(shown()).toBe('narrow')
  onDrawn.mockClear()
  resize(300)
  expect(onDrawn).not.toHaveBeenCalled()
  resize(721)
  expect(shown()).toBe('wide')
})

it('takes a place without layout for the widest', () => {
  render(<Place />)
  resize(0)
  expect(shown()).toBe('wide')
})

it('asks another rule, and stops to listen when its component goes', () => {
  const { rerender, unmount } = render(<Place />)
  resize(800)
  const isNarrowAt = (limit: number) => (at: number) => at <= limit
  rerender(<Place rule={isNarrowAt(900)} />)
  resize(800)
  expect(shown()).toBe('narrow')
  expect(observed.size).toBe(1)
  unmount()
  expect(observed.size).toBe(0)
})
