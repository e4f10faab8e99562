import { describe, expect, it } from 'vitest'
import {
  associate,
  badPhones,
  context,
  contextOf,
  draft,
  goodPhones,
  manager,
  reading,
} from '../../../cases/calls'
import { statusCodes } from '../../opportunity/status/statuses'
import { permissions } from '../../session/user/permissions'
import { buildCallChoices, choicesFor, reasonOptions, resultOptions, statusOptions } from './callChoices'
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

describe('the options of a status', () => {
  const enabled = (statuses: ReturnType<typeof statusOptions>) =>
    statuses.filter(({ isDisabled }) => !isDisabled).map(({ status }) => status)

  it('disable Bad Numbers while a number is neither bad nor custom [O-149]', () => {
    expect(enabled(statusOptions(draft(), context))).toEqual(callStatuses.slice(0, 4))
  })

  it('disable everything else when every number is bad [O-148]', () => {
    const options = statusOptions(draft({}, badPhones), context)
    expect(options).toHaveLength(5)
    expect(enabled(options)).toEqual(['Bad Numbers'])
  })

  it('disable nothing of an inbound call, however bad the numbers are [OP-029]', () => {
    const inbound = { direction: 'Inbound Call' } as const
    for (const phones of [goodPhones, badPhones, []])
      expect(enabled(statusOptions(draft(inbound, phones), context))).toEqual(['Inbound Call'])
  })

  it('are none where no call can be recorded', () => {
    const within = contextOf(reading({ statusCode: 'DUPE' }))
    expect(statusOptions(draft({}, badPhones, within), within)).toEqual([])
  })
})

it('only Contacted and Inbound Call offer results [O-145]', () => {
  for (const callStatus of [null, ...callStatuses])
    expect(resultOptions(draft({ callStatus }), context), String(callStatus)).toEqual(
      callStatus === 'Contacted' || callStatus === 'Inbound Call' ? callResults : [],
    )
})

it('only Not Interested offers reasons, the placeholder first [OP-041]', () => {
  for (const callResult of [null, ...callResults])
    expect(
      reasonOptions(draft({ callStatus: 'Contacted', callResult }), context),
      String(callResult),
    ).toHaveLength(callResult === 'Not Interested' ? 9 : 0)
  expect(reasonOptions(draft({ callResult: 'Not Interested' }), context)[0]).toBe('Please select a reason')
})
