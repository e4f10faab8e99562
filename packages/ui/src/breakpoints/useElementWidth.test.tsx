import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
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

const resize = (to: number) =>
  act(() => {
    width = to
    observed.forEach((onSize) => onSize())
  })

let drawings = 0
function Place({ rule = isPhoneWidth }: { readonly rule?: (width: number) => boolean }) {
  drawings += 1
  const element = useRef<HTMLDivElement>(null)
  const isNarrow = useElementWidth(element, rule)
  return <div ref={element}>{isNarrow ? 'narrow' : 'wide'}</div>
}

it('follows the width of the element, and draws again only when the answer of the rule changes', () => {
  render(<Place />)
  expect(screen.getByText('wide')).toBeInTheDocument()
  resize(720)
  expect(screen.getByText('narrow')).toBeInTheDocument()
  drawings = 0
  resize(300)
  expect(drawings).toBe(0)
  resize(721)
  expect(screen.getByText('wide')).toBeInTheDocument()
})

it('takes a place without layout for the widest', () => {
  render(<Place />)
  resize(0)
  expect(screen.getByText('wide')).toBeInTheDocument()
})

it('asks another rule, and stops to listen when its component goes', () => {
  const { rerender, unmount } = render(<Place />)
  resize(800)
  const isNarrowAt = (limit: number) => (at: number) => at <= limit
  rerender(<Place rule={isNarrowAt(900)} />)
  resize(800)
  expect(screen.getByText('narrow')).toBeInTheDocument()
  expect(observed.size).toBe(1)
  unmount()
  expect(observed.size).toBe(0)
})
