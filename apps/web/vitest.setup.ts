import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig, type Config } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import '../../jsdom.shared.ts'
import '../../settledImports.shared.ts'

const { getElementError } = getConfig()

configure({
  // Nothing here is a stopwatch: on a busy machine the first page takes many seconds, and a failing test only waits longer.
  // `npm run mutation` lets tests fail on purpose, a thousand times.
  asyncUtilTimeout: process.env['MUTATION_TESTS'] === undefined ? 60_000 : 4_000,
  // While something is waited for, each try fails: only the last failure, which is shown, prints the whole page.
  getElementError: (message, container) =>
    (getConfig() as Config & { readonly _disableExpensiveErrorDiagnostics: boolean })
      ._disableExpensiveErrorDiagnostics
      ? new Error(message ?? '')
      : getElementError(message, container),
})

// For each query by role jsdom asks every rule of every style sheet about every element. These tests look at what is said
// and done; what style sheets show and hide is tested in the browser, by the stories and journeys. The files of a worker
// share its document, whose own method is the one of its class.
document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
  const element = Document.prototype.createElement.call(document, name, options)
  if (name === 'style') element.setAttribute('type', 'text/unread')
  return element
}

// jsdom lacks it, and react-aria then computes the style of every element around the one that it asks about. Without style
// sheets only an attribute or an element's own style hides.
const hides = (element: Element): boolean => {
  const { display, visibility } = (element as HTMLElement | SVGElement).style
  return element.hasAttribute('hidden') || display === 'none' || /^(hidden|collapse)$/.test(visibility)
}
const isShown = (element: Element): boolean =>
  !hides(element) && (element.parentElement === null || isShown(element.parentElement))
Element.prototype.checkVisibility = function checkVisibility(this: Element) {
  return this.isConnected && isShown(this)
}

/** The window of a small desktop. */
const innerWidth = 1280
Object.assign(window, { innerWidth })

/** The files of a worker share one page and one clock, so each test leaves both as it found them. */
afterEach(() => {
  cleanup()
  Object.assign(window, { innerWidth })
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  localStorage.clear()
  sessionStorage.clear()
})
