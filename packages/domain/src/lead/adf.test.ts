import { describe, expect, it } from 'vitest'
import { adfStepLabels, adfSteps, adfWayNames, adfWayOf, adfWays } from './adf'

describe('a lead as ADF', () => {
  it.each([
    ['leads@bayview.example', 'email'],
    ['https://bayview.example/adf', 'http'],
    ['HTTP://bayview.example', 'http'],
    ['https@bayview.example', 'email'],
  ])('goes to %s by %s', (address, way) => {
    expect(adfWayOf(address)).toBe(way)
  })

  it('has a name for each way, and for each step of it', () => {
    expect(adfWays.map((way) => adfWayNames[way])).toEqual(['ADF by email', 'ADF by HTTP'])
    expect(adfSteps.map((step) => adfStepLabels.email[step])).toEqual([
      'Opportunity set to Lead Pending',
      'Sending the ADF email',
      'Mail accepted: Lead Sent',
    ])
    expect(Object.keys(adfStepLabels.http)).toEqual([...adfSteps])
  })
})
