import { expect, it } from 'vitest'
import { historyEntry } from '../../../cases/historyEntry'
import { summariseHistory, viewsText } from './historySummary'

const call = (contactHistoryId: string) => historyEntry({ contactHistoryId, contactType: 'PhoneCall' })
const view = (contactHistoryId: string, createdBy: string | null = 'Alex Romero') =>
  historyEntry({ contactHistoryId, contactType: 'ViewOpportunity', createdBy })

it('is the last six contacts, and all views as one', () => {
  const calls = ['7', '6', '5', '4', '3', '2', '1'].map(call)
  const { contacts, views } = summariseHistory([view('9'), ...calls, view('0', 'Dana Baker')])
  expect(contacts).toEqual(calls.slice(0, 6))
  expect(views).toEqual({ last: view('9'), count: 2 })
})

it('has no views where there are none', () => {
  expect(summariseHistory([call('1')]).views).toBeNull()
  expect(summariseHistory([])).toEqual({ contacts: [], views: null })
})

it('says how often it was seen, and by whom last', () => {
  expect(viewsText({ last: view('9'), count: 5 })).toBe('Seen 5 times, last by Alex Romero')
  expect(viewsText({ last: view('9'), count: 1 })).toBe('Seen once, by Alex Romero')
  expect(viewsText({ last: view('9', null), count: 1 })).toBe('Seen once')
})
