import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { requiredIds, requireValue } from './requiredIds'

it('names thirteen things that calls need', () => {
  expect(new Set(requiredIds).size).toBe(13)
})

it.each([...requiredIds])('%s missing is said by its name', (name) => {
  const missing = E.left(`${name} is required`)
  for (const value of [null, undefined, '', ' \t']) expect(requireValue(name, value)).toEqual(missing)
})

it('hands on what is there, as it is', () => {
  expect(requireValue('opptId', ' 17 ')).toEqual(E.right(' 17 '))
  expect(requireValue('setting', { settingKeyId: 'QuickSearchV2' })).toEqual(
    E.right({ settingKeyId: 'QuickSearchV2' }),
  )
  expect([requireValue('section', 0), requireValue('section', false)]).toEqual([E.right(0), E.right(false)])
})
