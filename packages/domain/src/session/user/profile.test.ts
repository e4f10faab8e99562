import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { isSameProfileField, validateProfile } from './profile'

it.each([
  ['<p>Ann Lee</p>', '<p>Ann Lee</p>'],
  ['', null],
  ['<p><br></p>', null],
])('a signature of %j is saved as %j', (signature, saved) => {
  expect(validateProfile({ signature })).toEqual(E.right(saved))
})

it('a signature fits an email', () => {
  expect(validateProfile({ signature: `<p>${'é'.repeat(102_400)}</p>` })).toEqual(
    E.left([{ field: 'signature', message: 'A signature can hold up to 200 KB.' }]),
  )
})

it('is unchanged by what an editor leaves of none', () => {
  const same = (one: string, other: string) =>
    isSameProfileField('signature', { signature: one }, { signature: other })
  expect(same('', '<p><br></p>')).toBe(true)
  expect(same('<p>Ann</p>', '<p>Lee</p>')).toBe(false)
})
