import { expect, it } from 'vitest'
import { jsonOf, localTexts, storageKeys } from './storage'

it.each([
  ['{"id":"17"}', { id: '17' }],
  ['[1]', [1]],
  ['{', null],
  ['', null],
  [null, null],
])('reads %j as JSON', (text, value) => {
  expect(jsonOf(text)).toEqual(value)
  localTexts.write(storageKeys.store, text)
  expect(localTexts.readJson(storageKeys.store)).toEqual(value)
})
