import type { Instant } from '@retain/domain/calendar/instant'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keptDrafts, makeKeptDrafts } from './keptDrafts'

const like = { date: '', notes: '' }
const kept = {
  draft: { date: 'Monday', notes: 'Call back' },
  idempotencyKey: 'key-1',
  keptAt: '2026-11-21T15:00:00.000Z' as Instant,
}
const later = { ...kept, idempotencyKey: 'key-2', keptAt: '2026-11-21T15:30:00.000Z' as Instant }
const name = 'ann.lee/call/17'
const drafts = makeKeptDrafts('w-1')
const otherWindow = makeKeptDrafts('w-2')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T16:00:00.000Z') })
})

describe('drafts', () => {
  it('are kept by their names, beyond the window, until they are removed', () => {
    drafts.write(name, kept, null)
    drafts.write('ann.lee/call/18', later, null)
    expect(otherWindow.read(name, like)).toEqual({ ...kept, key: 'DRAFT/ann.lee/call/17/w-1' })
    expect(drafts.read('ann.lee/call/18', like)).toMatchObject({ idempotencyKey: 'key-2' })
    expect(drafts.read('ann.lee/call/1', like)).toBeNull()
    drafts.remove(name, null)
    expect(drafts.read(name, like)).toBeNull()
    drafts.remove('ann.lee/call/18', null)
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  it('are those of one window each, which each document is', () => {
    keptDrafts.write(name, kept, null)
    expect(Object.keys(localStorage)[0]).toMatch(/^DRAFT\/ann\.lee\/call\/17\/[\w-]{21}$/)
  })

  it('are gone after a day, wherever one looks', () => {
    drafts.write(name, kept, null)
    vi.setSystemTime('2026-11-22T14:59:59.999Z')
    keptDrafts.removeOld()
    expect(drafts.read(name, like)).not.toBeNull()
    vi.setSystemTime('2026-11-22T15:00:00.000Z')
    expect(localStorage).toHaveLength(1)
    expect(drafts.read(name, like)).toBeNull()
    expect(localStorage).toHaveLength(0)
    drafts.write(name, kept, null)
    keptDrafts.removeOld()
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    ['of a form with other fields', JSON.stringify({ ...kept, draft: { date: 'Monday' } })],
    ['without a key', JSON.stringify({ draft: kept.draft, keptAt: kept.keptAt })],
    ['of no time', JSON.stringify({ ...kept, keptAt: 'yesterday' })],
    ['in a list', JSON.stringify([kept])],
    ['that cannot be read', '{'],
  ])('are none %s', (_what, text) => {
    localStorage.setItem('DRAFT/ann.lee/call/17/w-1', text)
    expect(drafts.read(name, like)).toBeNull()
    otherWindow.write(name, kept, null)
    expect(drafts.read(name, like)).toMatchObject(kept)
  })

  it('leave what else is stored alone', () => {
    localStorage.setItem('STORE', 'HAR')
    drafts.removeOld()
    drafts.removeOfUser('ann.lee')
    expect(localStorage.getItem('STORE')).toBe('HAR')
  })
})

describe('two windows with the same form', () => {
  it('do not write over one another: the latest is offered first, and then the other', () => {
    drafts.write(name, kept, null)
    otherWindow.write(name, later, null)
    expect(drafts.read(name, like)?.idempotencyKey).toBe('key-2')
    otherWindow.remove(name, null)
    expect(drafts.read(name, like)?.idempotencyKey).toBe('key-1')
  })

  it('have one draft where one goes on from the other’s', () => {
    drafts.write(name, kept, null)
    const found = otherWindow.read(name, like)
    otherWindow.write(name, later, found)
    expect(Object.keys(localStorage)).toEqual(['DRAFT/ann.lee/call/17/w-2'])
    otherWindow.remove(name, found)
    expect(localStorage).toHaveLength(0)
  })

  it('leave a draft alone in which the other has gone on typing since', () => {
    drafts.write(name, kept, null)
    const found = otherWindow.read(name, like)
    drafts.write(name, later, null)
    otherWindow.remove(name, found)
    expect(drafts.read(name, like)?.idempotencyKey).toBe('key-2')
  })

  it('go on with a draft of their own', () => {
    drafts.write(name, kept, null)
    const found = drafts.read(name, like)
    drafts.write(name, later, found)
    expect(drafts.read(name, like)?.idempotencyKey).toBe('key-2')
  })

  it('hear when the other removes a draft, and nothing else', () => {
    drafts.write(name, kept, null)
    const found = otherWindow.read(name, like)
    if (found === null) throw new Error('a draft expected')
    const callback = vi.fn()
    const end = otherWindow.onRemoved(found, callback)
    const tell = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    tell(found.key, 'changed')
    tell('DRAFT/ann.lee/call/18/w-1', null)
    expect(callback).not.toHaveBeenCalled()
    tell(found.key, null)
    expect(callback).toHaveBeenCalledOnce()
    end()
    tell(found.key, null)
    expect(callback).toHaveBeenCalledOnce()
  })
})

it('are listed and removed by their user, the newest first', () => {
  drafts.write(name, kept, null)
  otherWindow.write('ann.lee/call/18', later, null)
  drafts.write('sam.rivera/call/17', kept, null)
  drafts.write('ann.lee/of/no/form', kept, null)
  expect(drafts.ofUser('ann.lee').map((one) => [one.name.recordId, one.idempotencyKey])).toEqual([
    ['18', 'key-2'],
    ['17', 'key-1'],
  ])
  drafts.removeOfUser('ann.lee')
  expect(drafts.ofUser('ann.lee')).toEqual([])
  expect(drafts.read('sam.rivera/call/17', like)).toMatchObject(kept)
})
