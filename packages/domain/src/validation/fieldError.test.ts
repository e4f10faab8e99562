import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { fieldErrors, messagesByField, valueOrErrors } from './fieldError'

const name = { field: 'name', message: 'A name is needed.' }
const body = { field: 'body', message: 'A text is needed.' }

it('has an error for each field with a message, in the given order', () => {
  expect(
    fieldErrors([
      ['name', name.message],
      ['subject', null],
      ['body', body.message],
    ]),
  ).toEqual([name, body])
  expect(fieldErrors([['name', null]])).toEqual([])
})

it('shows the first message of each field', () => {
  const second = { field: 'name', message: 'A name is too long.' }
  expect(messagesByField([name, body, second])).toEqual({ name: name.message, body: body.message })
  expect(messagesByField([])).toEqual({})
})

it('makes the value only when nothing is wrong, and tells everything that is', () => {
  expect(valueOrErrors([], () => 1)).toEqual(E.right(1))
  const never = () => {
    throw new Error('made')
  }
  expect(valueOrErrors([name, body], never)).toEqual(E.left([name, body]))
})
