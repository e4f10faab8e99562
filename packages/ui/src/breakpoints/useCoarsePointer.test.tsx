import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { hydrationComplaints, serverMarkup } from '../testing/hydrated'
import { useCoarsePointer } from './useCoarsePointer'

/** A device whose pointer can be changed: a tablet that gets a mouse. */
function device(isCoarse: boolean) {
  const pointer = Object.assign(new EventTarget(), { matches: isCoarse })
  const remove = vi.spyOn(pointer, 'removeEventListener')
  vi.stubGlobal('matchMedia', (query: string) => {
    expect(query).toBe('(pointer: coarse)')
    return pointer
  })
  const change = (matches: boolean) => {
    pointer.matches = matches
    act(() => void pointer.dispatchEvent(new Event('change')))
  }
  return { change, remove }
}

const Pointer = () => <p>{useCoarsePointer() ? 'finger' : 'mouse'}</p>
const shown = () => screen.getByRole('paragraph').textContent

it.each([
  [true, 'finger'],
  [false, 'mouse'],
])('tells a finger from a mouse', (isCoarse, pointer) => {
  device(isCoarse)
  render(<Pointer />)
  expect(shown()).toBe(pointer)
})

it('follows the device, until its component goes', () => {
  const { change, remove } = device(true)
  const { unmount } = render(<Pointer />)
  change(false)
  expect(shown()).toBe('mouse')
  unmount()
  expect(remove).toHaveBeenCalledOnce()
})

it('is a mouse on a server, which a telephone takes over without a complaint', async () => {
  device(true)
  const markup = serverMarkup(<Pointer />)
  expect(markup).toBe('<p>mouse</p>')
  expect(await hydrationComplaints(markup, <Pointer />)).toEqual([])
})
