import { expect, it } from 'vitest'
import { associate, manager } from '../../cases/calls'
import { statusCodes } from '../opportunity/status/statuses'
import { permissions } from '../session/user/permissions'
import { actionResultCodes } from './actionCodes'
import { canContact, isOutcome, mayRecord, offersOutcome, outcomeCodes, outcomes } from './outcomes'

const closed = ['LEADCREATED', 'NLO', 'DUPE']

it('an outcome has a code of its own [OP-033]', () => {
  expect(outcomes.map((outcome) => outcomeCodes[outcome])).toEqual(['NOI', 'OPTOUT', 'NLO', 'LEADPEND'])
})

it('a contact can be recorded in every status that is not closed [OP-005]', () => {
  expect(statusCodes.filter((code) => !canContact(code, associate)).sort()).toEqual([...closed].sort())
  const others = permissions.filter((name) => name !== 'Opportunity_Application_Access')
  expect(statusCodes.filter((code) => canContact(code, others))).toEqual([])
})

it('No Longer Owns is for managers, and Create a Lead is not for a lead that was sent [OP-005] [OP-006]', () => {
  const offered = (code: (typeof statusCodes)[number], roles = manager) =>
    outcomes.filter((outcome) => offersOutcome(outcome, code, roles))
  for (const code of statusCodes.filter((status) => !closed.includes(status) && status !== 'LEADSENT'))
    expect(offered(code), code).toEqual(outcomes)
  expect(offered('LEADSENT')).toEqual(['Not Interested', 'Do Not Contact', 'No Longer Owns'])
  expect(offered('NEW', associate)).toEqual(['Not Interested', 'Do Not Contact', 'Create a Lead'])
  for (const code of ['NLO', 'DUPE', 'LEADCREATED'] as const) expect(offered(code), code).toEqual([])
})

it('every result but No Longer Owns is recorded by anybody [O-176]', () => {
  const refused = (roles: typeof manager) => actionResultCodes.filter((code) => !mayRecord(code, roles))
  expect(refused(associate)).toEqual(['NLO'])
  expect(refused(manager)).toEqual([])
})

it('the plain contact of a form is no outcome', () => {
  expect(['No Action', 'Received an Email', null].filter(isOutcome)).toEqual([])
  expect(outcomes.filter(isOutcome)).toEqual(outcomes)
})
