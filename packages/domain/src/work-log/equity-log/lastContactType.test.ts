import { expect, it } from 'vitest'
import { actionCodes } from '../../activity/actionCodes'
import { lastContactTypeOf } from './lastContactType'

it('calls, emails and notes are contacts, and nothing else is [L-078]', () => {
  expect(Object.fromEntries(actionCodes.map((code) => [code, lastContactTypeOf(code)]))).toEqual({
    OUT_CALL: 'Phone',
    IN_CALL: 'Phone',
    OUT_EMAIL: 'Email',
    IN_EMAIL: 'Email',
    NOTE: 'Note',
    LEADPEND: null,
    LEADSENT: null,
    LEADCREATED: null,
    PRINT: null,
  })
  expect(lastContactTypeOf(null)).toBeNull()
})
