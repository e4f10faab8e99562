import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StepBoundary } from './StepBoundary'

afterEach(() => {
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('a step that cannot be drawn')
}

it('keeps the failure of a step from the page, and tells of it [S-286]', () => {
  // React writes what was thrown to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onFailed = vi.fn()
  render(
    <>
      <p>The page</p>
      <StepBoundary onFailed={onFailed}>
        <Broken />
      </StepBoundary>
    </>,
  )
  expect(screen.getByText('The page')).toBeInTheDocument()
  expect(onFailed).toHaveBeenCalledOnce()
})
