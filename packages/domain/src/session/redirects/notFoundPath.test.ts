import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isNotFoundPath, withNotFound } from './notFoundPath'

it.each([
  ['/app/log', '/app/log/not-found'],
  ['/app/log//', '/app/log/not-found'],
  ['/app/log/not-found', '/app/log/not-found'],
  ['/app/log/Not-Found/', '/app/log/Not-Found'],
  ['/app/log/is-not-found', '/app/log/is-not-found/not-found'],
  ['/', '/not-found'],
  ['', '/not-found'],
])('a resource missing at %j leads to %s  [S-746]', (path, target) => {
  expect(withNotFound(path)).toBe(target)
})

it('is appended once, whatever the path', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      const target = withNotFound(path)
      expect(withNotFound(target)).toBe(target)
    }),
  )
})

it('is known again by its last segment, in any case', () => {
  const paths = ['/app/opportunity/17/not-found', '/customer/17/Not-Found//', '/not-found']
  expect(paths.map(isNotFoundPath)).toEqual([true, true, true])
  const others = ['/app/opportunity/17', '/app/not-found/17', '/app/log/is-not-found', 'not-found', '']
  expect(others.map(isNotFoundPath)).toEqual([false, false, false, false, false])
})
