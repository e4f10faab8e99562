import type { Instant } from '@retain/domain/calendar/instant'
import { expect, it } from 'vitest'
import { keptDrafts } from './keptDrafts'

const like = { date: '', notes: '' }
const kept = {
  draft: { date: 'Monday', notes: 'Call back' },
  idempotencyKey: 'key-1',
  keptAt: '2026-11-21T15:00:00.000Z' as Instant,
}

it('are kept in this window by their names, until they are removed', () => {
  keptDrafts.write('reminder/17', kept)
  keptDrafts.write('reminder/18', { ...kept, idempotencyKey: 'key-2' })
  expect(keptDrafts.read('reminder/17', like)).toEqual(kept)
  expect(keptDrafts.read('reminder/18', like)).toMatchObject({ idempotencyKey: 'key-2' })
  expect(keptDrafts.read('reminder/19', like)).toBeNull()
  keptDrafts.write('reminder/17', null)
  expect(keptDrafts.read('reminder/17', like)).toBeNull()
  expect(localStorage).toHaveLength(0)
})

it('leave nothing behind when they are cleared, or the last one is removed', () => {
  keptDrafts.write('reminder/17', kept)
  keptDrafts.write('reminder/17', null)
  expect(sessionStorage).toHaveLength(0)
  keptDrafts.write('reminder/17', kept)
  keptDrafts.clear()
  expect(sessionStorage).toHaveLength(0)
})

it.each([
  ['of a form with other fields', JSON.stringify({ 'reminder/17': { ...kept, draft: { date: 'Monday' } } })],
  ['without a key', JSON.stringify({ 'reminder/17': { draft: kept.draft, keptAt: kept.keptAt } })],
  ['that is none', JSON.stringify({ 'reminder/17': null })],
  ['in a list', JSON.stringify([kept])],
  ['that cannot be read', '{'],
])('does not count a draft %s', (_what, text) => {
  sessionStorage.setItem('DRAFTS', text)
  expect(keptDrafts.read('reminder/17', like)).toBeNull()
  keptDrafts.write('reminder/18', kept)
  expect(keptDrafts.read('reminder/18', like)).toEqual(kept)
})
