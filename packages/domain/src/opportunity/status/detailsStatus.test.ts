import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asyncStatuses,
  detailsErrorText,
  detailsSections,
  detailsStatus,
  sectionStatusAfter404,
  type AsyncStatus,
} from './detailsStatus'

const complete: readonly AsyncStatus[] = detailsSections.map(() => 'complete')

/** All sections complete but the first ones. */
const but = (...statuses: AsyncStatus[]): readonly AsyncStatus[] => [
  ...statuses,
  ...complete.slice(statuses.length),
]

it('the status of a call is one of four, or refresh [O-067] [O-068] [OP-012]', () => {
  expect(asyncStatuses).toEqual(['notStarted', 'inProgress', 'complete', 'error', 'refresh'])
})

it('the details are read in seven sections [OP-013] [OP-011]', () => {
  expect(detailsSections).toHaveLength(7)
  expect(detailsSections).not.toContain('householdVehicles')
})

describe('the details as a whole', () => {
  it('are complete when all sections are [O-069]', () => {
    expect(detailsStatus(complete, 'inProgress')).toBe('complete')
  })

  it('are in error when any section is [O-070]', () => {
    expect(detailsStatus(but('error'), 'complete')).toBe('error')
  })

  it('are in progress when any section is [O-071]', () => {
    expect(detailsStatus(but('inProgress'), 'complete')).toBe('inProgress')
  })

  it('are in error when one section is and another is still in progress [OP-010]', () => {
    expect(detailsStatus(but('inProgress', 'error'), 'inProgress')).toBe('error')
  })

  it.each(asyncStatuses)('stay %s when nothing else is said [O-072]', (previous) => {
    expect(detailsStatus(but('notStarted'), previous)).toBe(previous)
    expect(detailsStatus([], previous)).toBe(previous)
  })

  it('are refreshed while a section is read again [O-078]', () => {
    expect(detailsStatus(but('refresh'), 'complete')).toBe('refresh')
    expect(detailsStatus(but('refresh', 'error'), 'refresh')).toBe('error')
  })

  it('do not depend on the order of the sections', () => {
    const status = fc.constantFrom(...asyncStatuses)
    fc.assert(
      fc.property(fc.array(status), status, (sections, previous) => {
        expect(detailsStatus([...sections].reverse(), previous)).toBe(detailsStatus(sections, previous))
      }),
    )
  })
})

describe('a section that does not exist', () => {
  it('is an error of the opportunity itself [O-073]', () => {
    expect(sectionStatusAfter404('opportunity')).toBe('error')
  })

  it('is an error of the household vehicles [O-074]', () => {
    expect(sectionStatusAfter404('householdVehicles')).toBe('error')
  })

  it('is an empty one otherwise', () => {
    const [first, ...others] = detailsSections.map(sectionStatusAfter404)
    expect(first).toBe('error')
    expect(new Set(others)).toEqual(new Set(['complete']))
  })
})

it('the error has its text, misspelling included [O-075]', () => {
  expect(detailsErrorText).toBe('An error has occured')
})
