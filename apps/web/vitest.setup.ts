import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Code that is loaded when it is first needed may take its time on two shared cores; a failing test only waits longer.
configure({ asyncUtilTimeout: 5000 })

// What jsdom lacks and the components ask for: layout is tested in the browser, by the stories.
const scope = globalThis as { CSS?: { escape?: (text: string) => string }; ResizeObserver?: unknown }
scope.CSS ??= {}
scope.CSS.escape ??= (text) => text.replace(/[^a-zA-Z0-9_\u00a0-\uffff-]/g, (character) => `\\${character}`)
scope.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const element: { scrollIntoView?: () => void } = Element.prototype
element.scrollIntoView ??= () => undefined

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
