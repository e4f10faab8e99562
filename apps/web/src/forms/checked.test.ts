import { logOfSource } from '@retain/domain/session/routes/sourcePages'
import { expect, it } from 'vitest'
import { checked } from './checked'

it('gives the value or what is wrong, and null for the other', () => {
  expect(checked(logOfSource('SVCLOG'))).toEqual({ valid: 'SVCLOG', error: null })
  expect(checked(logOfSource('x'))).toEqual({ valid: null, error: 'Unknown source: x' })
})
