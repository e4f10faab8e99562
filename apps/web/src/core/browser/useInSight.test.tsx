import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useInSight } from './useInSight'

afterEach(() => vi.unstubAllGlobals())

function Panel() {
  const element = useRef<HTMLDivElement>(null)
  return <div ref={element}>{useInSight(element) ? 'seen' : 'not yet'}</div>
}

/** Observers that tell what a test has them tell. */
function stubObservers() {
  const observers = new Set<(isIntersecting: boolean) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (isIntersecting: boolean) => void
      constructor(callback: (entries: { readonly isIntersecting: boolean }[]) => void) {
        this.#tell = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {
        observers.add(this.#tell)
      }
      disconnect() {
        observers.delete(this.#tell)
      }
    },
  )
  return {
    tell: (isIntersecting: boolean) =>
      act(() => {
        for (const one of observers) one(isIntersecting)
      }),
    watching: () => observers.size,
  }
}

it('an element has been in sight from the moment at which it comes into sight, and is watched no longer', () => {
  const { tell, watching } = stubObservers()
  render(<Panel />)
  tell(false)
  expect(screen.getByText('not yet')).toBeInTheDocument()
  expect(watching()).toBe(1)
  tell(true)
  expect(screen.getByText('seen')).toBeInTheDocument()
  expect(watching()).toBe(0)
})

it('counts as seen where the browser cannot tell', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Panel />)
  expect(screen.getByText('seen')).toBeInTheDocument()
})
