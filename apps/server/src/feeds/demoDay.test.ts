import { describe, expect, it } from 'vitest'
import type { DemoCast } from '@retain/api-client/demoCast'
import { demoDay } from './demoDay'

const ids = (count: number, from: number) => Array.from({ length: count }, (_, at) => String(from + at))
const cast: DemoCast = {
  customers: ids(30, 100).map((opptId) => ({ opptId, vin: `VIN${opptId}` })),
  collecting: ids(6, 200),
  scheduled: ids(6, 300),
  open: ids(6, 400),
  sentEmails: ids(10, 500).map((opptId) => ({ opptId, emailContactDetailId: `9${opptId}` })),
  candidates: ids(4, 600),
}
const day = demoDay('demo', 'HAR', cast, '2026-11-20')

describe('a day of the outside world', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(demoDay('demo', 'HAR', cast, '2026-11-20')).toEqual(day)
    const minutes = (seed: string, date: string) =>
      demoDay(seed, 'HAR', cast, date).map(({ minute }) => minute)
    expect(minutes('other', '2026-11-20')).not.toEqual(day.map(({ minute }) => minute))
    expect(minutes('demo', '2026-11-21')).not.toEqual(day.map(({ minute }) => minute))
  })

  it('has every kind of event, in the order of the day, in opening hours, each with an id of its own', () => {
    expect([...new Set(day.map(({ event }) => event))].sort()).toEqual([
      'appointmentMade',
      'candidateFound',
      'candidateLost',
      'leadAssigned',
      'mailRead',
      'mailReceived',
      'roClosed',
      'roOpened',
      'vehicleDataCollected',
      'vinScanned',
    ])
    const minutes = day.map(({ minute }) => minute)
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
    expect(minutes[0]).toBeGreaterThanOrEqual(7 * 60)
    expect(minutes.at(-1)).toBeLessThanOrEqual(19 * 60)
    expect(new Set(day.map(({ body }) => body['eventId'])).size).toBe(day.length)
  })

  it('opens a repair order after the scan, and closes it after that', () => {
    const of = (event: string) =>
      new Map(day.filter((one) => one.event === event).map(({ body, minute }) => [body['opptId'], minute]))
    const [opened, closed] = [of('roOpened'), of('roClosed')]
    const scanned = new Map(
      day
        .filter(({ event }) => event === 'vinScanned')
        .map(({ body, minute }) => [String(body['vin']).slice(3), minute]),
    )
    expect(scanned.size).toBeGreaterThan(8)
    for (const [opptId, minute] of scanned) {
      expect(opened.get(opptId)).toBeGreaterThan(minute)
      expect(closed.get(opptId) ?? Infinity).toBeGreaterThan(opened.get(opptId) ?? Infinity)
    }
  })

  it('of a store without anybody is a day of newcomers', () => {
    const nobody = { customers: [], collecting: [], scheduled: [], open: [], sentEmails: [], candidates: [] }
    const events = demoDay('demo', 'HAR', nobody, '2026-11-20').map(({ event }) => event)
    expect(new Set(events)).toEqual(new Set(['candidateFound']))
  })
})
