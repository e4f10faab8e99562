import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import '../../jsdom.shared.ts'
import '../../settledImports.shared.ts'

/** What tests may leave on the page: the element through which react-aria speaks to screen readers, made once. */
const isLiveAnnouncer = (element: Element): boolean => element.hasAttribute('data-live-announcer')

/** Files may share one page and one clock, so each test leaves both as it found them. */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const left = [...document.body.children].filter((element) => !isLiveAnnouncer(element))
  left.forEach((element) => element.remove())
  if (left.length > 0)
    throw new Error(`The test left this on the page: ${left.map(({ outerHTML }) => outerHTML).join('')}`)
})
