import { describe, expect, it } from 'vitest'
import { badPhones, context, contextOf, draft, goodPhones, reading } from '../../../cases/calls'
import { reasonOptions, resultOptions, statusOptions } from './callOptions'
import { callResults, callStatuses } from './callVocabulary'

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
