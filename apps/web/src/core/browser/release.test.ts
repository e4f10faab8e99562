import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadReplaced } from './release'

const own = '/assets/index-old.js'

beforeEach(() => {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', own)
  document.head.append(script)
})
afterEach(() => document.querySelector(`script[src="${own}"]`)?.remove())

const reloadsWith = async (answer: () => Promise<Response>) => {
  const reload = vi.fn()
  await reloadReplaced(answer, reload)
  return reload.mock.calls.length
}
const pageWith = (script: string) => () =>
  Promise.resolve(new Response(`<script type="module" src="${script}"></script>`))

it('loads the page anew, once, where the server has another release', async () => {
  expect(await reloadsWith(pageWith('/assets/index-new.js'))).toBe(1)
})

it.each([
  ['where the release is the same', pageWith(own)],
  ['where the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where the server is being replaced', () => Promise.resolve(new Response('', { status: 503 }))],
])('leaves the page as it is %s', async (_where, answer) => {
  expect(await reloadsWith(answer)).toBe(0)
})

it('leaves a page alone that is of no release, as in development', async () => {
  document.querySelector(`script[src="${own}"]`)?.remove()
  expect(await reloadsWith(pageWith('/assets/index-new.js'))).toBe(0)
})
