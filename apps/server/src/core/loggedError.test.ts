import { expect, it } from 'vitest'
import { withoutValues } from './loggedError'

it('logs no value that the database quotes in its message or details', () => {
  const fault = Object.assign(new Error('duplicate key: Key (id)=(secret-1) already exists'), {
    code: '23505',
    detail: 'Key (id)=(secret-1) already exists.',
  })
  const line = withoutValues(fault)
  expect(line).toMatchObject({ type: 'Error', code: '23505', message: 'database' })
  expect(line.stack).toMatch(/^\s*at /)
  expect(JSON.stringify(line)).not.toContain('secret-1')
})

it('keeps the message of any other error, and survives what is none', () => {
  expect(withoutValues(new TypeError('no such thing'))).toMatchObject({
    type: 'TypeError',
    code: null,
    message: 'no such thing',
  })
  expect(withoutValues('secret-1')).toEqual({ type: 'string', code: null, message: 'no error', stack: '' })
})
