import { describe, expect, it } from 'vitest'
import type { Day } from '../calendar/day'
import { parseUtcOffset, utc } from '../calendar/storeOffset'
import { contactLog } from '../work-log/contact-log/contactLog'
import { equityLog } from '../work-log/equity-log/equityLog'
import { parseActivityView } from './activity'
import { figureLink } from './figureLink'

const context = {
  hyperionId: 'HAR',
  offset: parseUtcOffset('-05:00') ?? utc,
  today: '2026-11-20' as Day,
  roles: [],
  stores: [],
  QuickSearchV2: true,
}
const days = { from: '2026-11-16' as Day, to: '2026-11-20' as Day }
const jordan = { userName: 'jordan.mills', fullName: 'Jordan Mills' }
const place = { person: jordan, days, flagged: [] }

describe('a figure of emails', () => {
  it('leads to the Contact Log with its days and its associate, whose name stands in no address', () => {
    const link = figureLink('answers', place, context)
    expect(link.route).toBe('contactLog')
    expect(link.query).not.toContain('ordan')
    const view = contactLog.address.read(link.query, link.personFilters, context)
    expect(view.filters).toEqual({ received: days, repliedStatus: 'ALL', emailSentBy: 'jordan.mills' })
  })

  it('of times leads to those that have a reply', () => {
    const link = figureLink('responses', { ...place, person: null }, context)
    const view = contactLog.address.read(link.query, link.personFilters, context)
    expect(view.filters).toEqual({ received: days, repliedStatus: 'responded', emailSentBy: 'ALL' })
  })

  it('leads to the list of what is counted where the log does not reach', () => {
    const of = (from: string, to: string) => ({ ...place, days: { from: from as Day, to: to as Day } })
    expect(figureLink('answers', of('2026-10-22', '2026-11-20'), context).route).toBe('contactLog')
    for (const figure of ['answers', 'responses'] as const)
      for (const days of [of('2026-10-21', '2026-11-20'), of('2026-10-12', '2026-10-18')]) {
        const link = figureLink(figure, days, context)
        expect(link.route).toBe('activity')
        expect(parseActivityView(link.query, context.today)).toMatchObject({
          ...{ kind: figure, days: days.days, userName: 'jordan.mills', stores: 'active' },
        })
      }
  })
})

describe('a figure of contacts or leads', () => {
  const long = { from: '2026-06-01' as Day, to: '2026-11-20' as Day }

  it('leads to the list of them, with its days, however long ago, and its associate', () => {
    for (const kind of ['contacts', 'leads'] as const) {
      const link = figureLink(kind, { ...place, days: long }, context)
      expect(link).toMatchObject({ route: 'activity', personFilters: {} })
      expect(parseActivityView(link.query, context.today)).toMatchObject({
        ...{ kind, days: long, userName: 'jordan.mills', page: 1 },
      })
    }
  })

  it('of the whole store leads to that of everybody', () => {
    const link = figureLink('contacts', { ...place, person: null }, context)
    expect(parseActivityView(link.query, context.today)).toMatchObject({ days, userName: null })
  })
})

describe('a figure of opportunities leads to the Equity Log', () => {
  const filtersOf = (link: ReturnType<typeof figureLink>) =>
    equityLog.address.read(link.query, link.personFilters, context).filters

  it('with the active ones of their owner, and those contacted in the period', () => {
    const onList = { oppStatus: ['All Active'], oppOwner: ['Jordan Mills'] }
    expect(filtersOf(figureLink('onList', place, context))).toEqual(onList)
    expect(filtersOf(figureLink('contacted', place, context))).toEqual({ ...onList, LastContactDate: days })
    expect(filtersOf(figureLink('onList', { ...place, person: null }, context))).toEqual({
      oppStatus: ['All Active'],
    })
  })

  it('with the flags of somebody, or of everybody who has some', () => {
    expect(filtersOf(figureLink('flags', place, context))).toEqual({ flgOpptAssocName: ['Jordan Mills'] })
    const all = { ...place, person: null, flagged: ['Jordan Mills', 'Priya Singh'] }
    expect(filtersOf(figureLink('flags', all, context))).toEqual({
      flgOpptAssocName: ['Jordan Mills', 'Priya Singh'],
    })
  })

  it('but flags of a store whose people are not known lead to the list of them', () => {
    const link = figureLink('flags', { ...place, person: null }, context)
    expect(link.route).toBe('activity')
    expect(parseActivityView(link.query, context.today)).toMatchObject({ kind: 'flags', userName: null })
  })
})
