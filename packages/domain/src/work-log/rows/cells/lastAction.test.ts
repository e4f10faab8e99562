import { expect, it } from 'vitest'
import { actionCodes } from '../../../activity/actionCodes'
import { lastAction, lastActionLabels } from './lastAction'

const codesOf = (action: string) => actionCodes.filter((code) => lastAction(code) === action)

it('is a call for IN_CALL and OUT_CALL [L-278] [O-230]', () => {
  expect(codesOf('call')).toEqual(['OUT_CALL', 'IN_CALL'])
})

it('is an email for IN_EMAIL and OUT_EMAIL [L-279] [O-231]', () => {
  expect(codesOf('email')).toEqual(['OUT_EMAIL', 'IN_EMAIL'])
})

it('is a lead for LEADSENT and LEADCREATED [L-280] [O-232] [OP-060]', () => {
  expect(codesOf('lead')).toEqual(['LEADSENT', 'LEADCREATED'])
  expect(lastActionLabels).toEqual({ call: 'Call', email: 'Email', lead: 'Lead' })
})

it('is nothing for every other action [L-598]', () => {
  expect([lastAction('NOTE'), lastAction('LEADPEND'), lastAction('PRINT'), lastAction(null)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
