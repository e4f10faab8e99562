import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import '../../jsdom.shared.ts'

// Code that is loaded when it is first needed may take its time on two shared cores; a failing test only waits longer.
configure({ asyncUtilTimeout: 15_000 })

// For each query by role jsdom asks every rule of every style sheet about every element. These tests look at what is said
// and done; what style sheets show and hide is tested in the browser, by the stories and journeys.
const create = document.createElement.bind(document)
document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
  const element = create(name, options)
  if (name === 'style') element.setAttribute('type', 'text/unread')
  return element
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
