import { describe, expect, it } from 'vitest'
import { associate, manager } from '../../../cases/calls'
import { statusCodes } from '../../opportunity/status/statuses'
import { permissions } from '../../session/user/permissions'
import { buildCallChoices, choicesFor } from './callChoices'
import { callDirections, callResults, callStatuses } from './callVocabulary'

const closed = ['LEADCREATED', 'NLO', 'DUPE']
const choices = buildCallChoices(manager)

describe('the table of choices', () => {
  it('allows both directions in every status that is not closed, and none in one that is [O-138] [OP-005]', () => {
    for (const code of statusCodes)
      expect(choicesFor(choices, code).directions, code).toEqual(closed.includes(code) ? [] : callDirections)
  })

  it('allows the statuses of each direction in the same way [O-139] [OP-005]', () => {
    for (const code of statusCodes) {
      const { statusesOf } = choicesFor(choices, code)
      const [outbound, inbound] = callDirections.map(statusesOf)
      expect(outbound, code).toEqual(closed.includes(code) ? [] : callStatuses.slice(0, 5))
      expect(inbound, code).toEqual(closed.includes(code) ? [] : ['Inbound Call'])
    }
  })

  it('offers every result but Create a Lead when a lead has been sent [OP-005]', () => {
    expect(choicesFor(choices, 'LEADSENT').results).toEqual(callResults.slice(0, 4))
    expect(choicesFor(choices, 'LEADPEND').results).toEqual(callResults)
    expect(choicesFor(choices, 'NLO').results).toEqual([])
  })

  it('is empty without general access, whatever else the roles allow [O-140] [OP-006]', () => {
    const others = permissions.filter((name) => name !== 'Opportunity_Application_Access')
    const none = buildCallChoices(others)
    expect(statusCodes.flatMap((code) => choicesFor(none, code).directions)).toEqual([])
    expect(choicesFor(buildCallChoices(associate), 'NEW').directions).toEqual(callDirections)
  })

  it('offers No Longer Owns to managers only [O-140] [O-176] [OP-006]', () => {
    expect(choicesFor(buildCallChoices(associate), 'NEW').results).not.toContain('No Longer Owns')
    expect(choicesFor(choices, 'NEW').results).toContain('No Longer Owns')
  })

  it('depends on the roles alone and can be kept as JSON with the session [O-141]', () => {
    expect(Object.keys(choices).sort()).toEqual([...statusCodes].sort())
    expect(JSON.parse(JSON.stringify(choices))).toEqual(choices)
  })
})
