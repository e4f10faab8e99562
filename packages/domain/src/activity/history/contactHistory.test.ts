import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { historyEntry } from '../../../cases/historyEntry'
import { instantFromEpoch, type Instant } from '../../calendar/instant'
import { utc, type OffsetMinutes } from '../../calendar/storeOffset'
import { actionResultCodes } from '../actionCodes'
import { notLoaded, openAt } from '../email/emailOpen'
import { callCodes } from '../call/callCodes'
import { callResults, callStatuses } from '../call/callVocabulary'
import { contactActionTypes, entryActions } from './contactActionTypes'
import {
  actionResultLabel,
  addEntry,
  contactTypeLabel,
  entryResult,
  filterHistory,
  groupByDay,
  historyFilters,
  viewedDate,
} from './contactHistory'
import { contactTypes } from './contactTypes'
import type { HistoryEntry } from './historyEntry'

const at = (text: string) => text as Instant
const ids = (list: readonly HistoryEntry[]) => list.map(({ contactHistoryId }) => contactHistoryId)
const entries = ['3', '2', '1'].map((contactHistoryId) => historyEntry({ contactHistoryId }))

describe('a new entry', () => {
  it('goes to the top [O-226]', () => {
    expect(ids(addEntry(entries, historyEntry({ contactHistoryId: '4' })))).toEqual(['4', '3', '2', '1'])
  })

  it('stands above what was recorded at the same moment before it, whichever is heard of first', () => {
    const system = historyEntry({ contactHistoryId: '9', contactType: 'SYS_NLO' })
    const contact = historyEntry({ contactHistoryId: '10' })
    expect(ids(addEntry(addEntry([], system), contact))).toEqual(['10', '9'])
    expect(ids(addEntry(addEntry([], contact), system))).toEqual(['10', '9'])
  })

  it('is ignored when its id is listed [O-227]', () => {
    expect(addEntry(entries, historyEntry({ contactHistoryId: '2', hasNotes: true }))).toBe(entries)
  })

  it('takes the delivery of an email that is listed, and nothing else of it [O-181]', () => {
    const sending = historyEntry({ contactHistoryId: '2', contactInfo: null, delivery: 'sending' })
    const sent = historyEntry({ contactHistoryId: '2', contactInfo: 'hana@example.com', delivery: null })
    expect(addEntry([sending], sent)).toEqual([{ ...sending, delivery: null }])
  })

  it('takes the opening of an email that is listed', () => {
    const sent = historyEntry({ contactHistoryId: '2', open: notLoaded })
    const open = openAt('person', sent.createDate, null)
    expect(addEntry([sent], { ...sent, contactInfo: null, open })).toEqual([{ ...sent, open }])
    expect(addEntry([sent], { ...sent, open: { ...notLoaded } })).toHaveLength(1)
    const list = [sent]
    expect(addEntry(list, { ...sent, open: { ...notLoaded } })).toBe(list)
  })

  it('stands once, however often it comes', () => {
    const receivedIds = fc.array(fc.nat(9).map(String))
    fc.assert(
      fc.property(receivedIds, (received) => {
        const list = received.reduce<readonly HistoryEntry[]>(
          (listed, contactHistoryId) => addEntry(listed, historyEntry({ contactHistoryId })),
          [],
        )
        // All are of the same moment.
        expect(ids(list)).toEqual([...new Set(received)].sort().reverse())
      }),
    )
  })
})

it('Do Not Contact clears the phones and addresses of every entry and nothing else [O-228]', () => {
  const list = [
    historyEntry({ contactHistoryId: '2', contactInfo: '5550140182', hasNotes: true }),
    historyEntry({ contactHistoryId: '1', contactInfo: null }),
  ]
  const optOut = historyEntry({
    contactHistoryId: '3',
    contactActionResult: 'OPTOUT',
    contactInfo: '5550140182',
  })
  expect(addEntry(list, optOut)).toEqual([optOut, ...list].map((entry) => ({ ...entry, contactInfo: null })))
  const call = historyEntry({ contactHistoryId: '3', contactActionResult: 'BUSY', contactInfo: '5550140182' })
  expect(addEntry(list, call)).toEqual([call, ...list])
})

describe('the viewed date', () => {
  const view = (createDate: string) =>
    historyEntry({ contactType: 'ViewOpportunity', createDate: at(createDate) })

  it('is the date of the second view [O-048]', () => {
    const list = [
      historyEntry({ contactType: 'Notes' }),
      view('2026-11-20T14:00:00.000Z'),
      historyEntry(),
      view('2026-11-18T13:55:00.000Z'),
      view('2026-11-12T13:55:00.000Z'),
    ]
    expect(viewedDate(list)).toBe('2026-11-18T13:55:00.000Z')
  })

  it('is missing with fewer than two', () => {
    expect(viewedDate([])).toBeNull()
    expect(viewedDate([historyEntry(), view('2026-11-20T14:00:00.000Z')])).toBeNull()
  })
})

describe('the labels', () => {
  it('of contact types are their codes in words, each its own [O-224] [OP-058]', () => {
    expect(contactTypes.map(contactTypeLabel)).toEqual([
      'Playground Vin Selected',
      'Phone Call',
      'Email',
      'View Opportunity',
      'Lead Sent',
      'Lead Pending',
      'Lead Created',
      'Lead No Sale',
      'Notes',
      'Vin Scanned',
      'Reminder',
      'Email Received',
      'Customer',
      'Flagged Opportunity',
      'Customer Deal',
      'System',
      'System No Longer Owns',
      'Change Owner',
    ])
  })

  it('of results are the words that the Call tab has for them [OP-033]', () => {
    const call = {
      direction: 'Outbound Call',
      reason: null,
      activePhone: null,
      notes: '',
      badPhones: [],
    } as const
    const labelOf = (
      callStatus: (typeof callStatuses)[number],
      callResult: (typeof callResults)[number] | null,
    ) => actionResultLabel(callCodes({ ...call, callStatus, callResult }).actionResult)
    expect(callStatuses.map((status) => labelOf(status, null))).toEqual(callStatuses)
    expect(callResults.slice(1).map((result) => labelOf('Contacted', result))).toEqual(callResults.slice(1))
  })

  it('of results that no call has are words of their own', () => {
    const labels = actionResultCodes.map(actionResultLabel)
    expect(new Set(labels).size).toBe(actionResultCodes.length)
    for (const label of ['Email Sent', 'Lead Sent', 'Lead Created', 'Note', 'Print'])
      expect(labels).toContain(label)
  })
})

it('there are eleven contact action types [O-225] [L-457]', () => {
  expect(contactActionTypes).toEqual([
    'PHONE',
    'IPHONE',
    'OPHONE',
    'EMAIL',
    'IEMAIL',
    'OEMAIL',
    'LEAD',
    'SLEAD',
    'CLEAD',
    'NOTE',
    'REMCOM',
  ])
})

describe('the filters', () => {
  const one = <Key extends keyof HistoryEntry>(key: Key, values: readonly HistoryEntry[Key][]) =>
    values.map((value) => historyEntry({ contactType: 'System', contactAction: null, [key]: value }))
  const shown = <Key extends keyof HistoryEntry>(key: Key, values: readonly HistoryEntry[Key][]) =>
    historyFilters.map((filter) => filterHistory(one(key, values), filter).map((entry) => entry[key]))

  it('are All and five kinds', () => {
    expect(historyFilters).toEqual(['All', 'Calls', 'Emails', 'Leads', 'Notes', 'Reminders'])
  })

  it('go by the type of an entry', () => {
    expect(shown('contactType', contactTypes)).toEqual([
      contactTypes,
      ['PhoneCall'],
      ['Email', 'EmailReceived'],
      ['LeadSent', 'LeadPending', 'LeadCreated', 'LEADNOSALE'],
      ['Notes'],
      ['Reminder'],
    ])
  })

  it('and by the groups of its action, whatever the type [OP-059]', () => {
    expect(shown('contactAction', entryActions)).toEqual([
      entryActions,
      ['PHONE', 'IPHONE', 'OPHONE'],
      ['EMAIL', 'IEMAIL', 'OEMAIL'],
      ['LEAD', 'SLEAD', 'CLEAD'],
      ['NOTE'],
      ['REMCOM'],
    ])
  })
})

describe('the days', () => {
  const now = at('2026-11-20T15:00:00.000Z')
  const eastern = -300 as OffsetMinutes
  const dated = (createDate: string) => historyEntry({ createDate: at(createDate) })

  it('are Today, then dates by the calendar of the store', () => {
    const list = [
      dated('2026-11-20T05:00:00.000Z'),
      dated('2026-11-20T04:59:59.999Z'),
      dated('2026-11-19T05:00:00.000Z'),
      dated('2025-11-20T15:00:00.000Z'),
    ]
    expect(groupByDay(list, eastern, now).map(({ label, entries: of }) => [label, of.length])).toEqual([
      ['Today', 1],
      ['11/19/2026', 2],
      ['11/20/2025', 1],
    ])
    expect(groupByDay(list, utc, now)[0]).toEqual({
      day: '2026-11-20T00:00:00.000Z',
      label: 'Today',
      entries: list.slice(0, 2),
    })
  })

  it('hold every entry once, in the order of the list', () => {
    const newestFirst = fc
      .array(fc.integer({ min: 0, max: 40 }))
      .map((days) => days.sort((a, b) => b - a).map((day) => dated(instantFromEpoch(day * 50_000_000))))
    fc.assert(
      fc.property(newestFirst, (list) => {
        const days = groupByDay(list, eastern, now)
        expect(days.flatMap((day) => day.entries)).toEqual(list)
        expect(new Set(days.map(({ label }) => label)).size).toBe(days.length)
      }),
    )
  })
})

it('an entry names what it came to, unless its type says it', () => {
  const entry = (fields: Partial<HistoryEntry>) => entryResult(historyEntry(fields))
  expect(entry({ contactType: 'PhoneCall', contactActionResult: 'BUSY' })).toBe('Busy')
  expect(entry({ contactType: 'PhoneCall', contactActionResult: 'LEADPEND' })).toBe('Create a Lead')
  expect(entry({ contactType: 'Notes', contactActionResult: 'NOTE' })).toBeNull()
  expect(entry({ contactType: 'Notes', contactActionResult: 'CONTACTED' })).toBe('Contacted')
  for (const contactActionResult of ['LEADSENT', 'LEADPEND', 'LEADCREATED'] as const)
    expect(entry({ contactType: 'LeadSent', contactActionResult })).toBeNull()
  expect(entry({ contactType: 'ViewOpportunity', contactActionResult: null })).toBeNull()
  expect(entry({ contactType: 'Email', contactActionResult: 'EMAILSENT' })).toBe('Email Sent')
  expect(entry({ contactType: 'Email', contactActionResult: 'EMAILSENT', delivery: 'sending' })).toBe(
    'Sending',
  )
  expect(entry({ contactType: 'Email', contactActionResult: 'EMAILSENT', delivery: 'failed' })).toBe(
    'Email not sent',
  )
})
