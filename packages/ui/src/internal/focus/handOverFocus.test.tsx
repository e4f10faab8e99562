import { act, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { handOverFocus } from './handOverFocus'

function Note({ children }: { readonly children?: ReactNode }) {
  const [isThere, setIsThere] = useState(true)
  if (!isThere) return null
  return (
    <div ref={handOverFocus}>
      <button onClick={() => setIsThere(false)}>Close</button>
      {children}
    </div>
  )
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  await act(async () => button.click())
}

it('goes on to the next control of the same region', async () => {
  render(
    <main>
      <a href="#before">Before</a>
      <Note />
      <button tabIndex={-1}>Not by Tab</button>
      <button disabled>Not now</button>
      <a href="#after">After</a>
    </main>,
  )
  await press('Close')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'After' }))
})

it('stays in the region where nothing follows, and leaves the region as it was afterwards', async () => {
  render(
    <main>
      <section aria-label="Customer">
        <a href="#before">Before</a>
        <Note />
      </section>
      <a href="#beyond">Beyond</a>
    </main>,
  )
  await press('Close')
  const region = screen.getByRole('region', { name: 'Customer' })
  expect(document.activeElement).toBe(region)
  screen.getByRole('link', { name: 'Beyond' }).focus()
  expect(region.hasAttribute('tabindex')).toBe(false)
})

it('takes the part that is marked for it', async () => {
  render(
    <main>
      <div data-focus-region="" data-testid="chip">
        <Note />
      </div>
      <a href="#after">After</a>
    </main>,
  )
  await press('Close')
  expect(document.activeElement).toBe(screen.getByTestId('chip'))
})

it('finds the nearest control where there is no region', async () => {
  render(
    <div>
      <a href="#near">Near</a>
      <Note />
    </div>,
  )
  await press('Close')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Near' }))
})

it('leaves the focus alone that was elsewhere', async () => {
  render(
    <main>
      <Note />
      <a href="#after">After</a>
    </main>,
  )
  screen.getByRole('link').focus()
  await act(async () => screen.getByRole('button').click())
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link'))
})
