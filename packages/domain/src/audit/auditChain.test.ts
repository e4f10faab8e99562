import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { canonicalEntry, chainFaultText, checkEnd, checkLink, emptyChain, type ChainHead } from './auditChain'
import type { ChainedChange } from './auditEntry'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function chained(head: ChainHead, subject: string) {
  const entry: ChainedChange = {
    sequence: String(Number(head.sequence) + 1),
    previousHash: head.hash,
    recordedAt: '2026-03-16T15:30:00.000Z' as Instant,
    userName: 'alex.romero',
    fullName: 'Alex Romero',
    kind: 'settingSaved',
    hyperionId: 'HAR',
    subject,
    before: null,
    after: { settingValue: '30', isLocked: false },
    requestId: 'request-1',
  }
  return { ...entry, hash: sha256(canonicalEntry(entry)) }
}

const first = chained(emptyChain, 'one')
const second = chained(first, 'two')
const third = chained(second, 'three')

/** What is wrong with a list of entries; `null` for nothing. */
function faultOf(entries: readonly ReturnType<typeof chained>[], kept: ChainHead = third) {
  let head: ChainHead = emptyChain
  for (const entry of entries) {
    const fault = checkLink(head, entry, sha256)
    if (fault !== null) return fault
    head = entry
  }
  return checkEnd(head, kept)
}

it('holds everything that an entry says, in one order', () => {
  expect(canonicalEntry(first)).toBe(
    `[1,"1","${'0'.repeat(64)}","2026-03-16T15:30:00.000Z","alex.romero","Alex Romero","settingSaved","HAR","one",null,` +
      '{"isLocked":false,"settingValue":"30"},"request-1"]',
  )
})

it('is whole as it was written', () => {
  expect(faultOf([first, second, third])).toBeNull()
  expect(faultOf([], emptyChain)).toBeNull()
})

it.each([
  ['sequence', { sequence: '5' }],
  ['recordedAt', { recordedAt: '2026-03-16T15:30:00.001Z' as Instant }],
  ['userName', { userName: 'sam.lee' }],
  ['fullName', { fullName: 'Sam Lee' }],
  ['kind', { kind: 'settingRemoved' as const }],
  ['hyperionId', { hyperionId: null }],
  ['subject', { subject: 'other' }],
  ['before', { before: {} }],
  ['after', { after: { settingValue: '31', isLocked: false } }],
  ['requestId', { requestId: 'request-2' }],
  ['hash', { hash: sha256('other') }],
])('finds that %s of an entry was changed', (_field, change) => {
  expect(faultOf([first, { ...second, ...change }, third])).not.toBeNull()
})

it('says how it is broken', () => {
  expect(faultOf([first, { ...second, subject: 'other' }, third])).toEqual({ kind: 'changed', sequence: '2' })
  expect(faultOf([first, third])).toEqual({ kind: 'missing', sequence: '2' })
  expect(faultOf([second, third])).toEqual({ kind: 'missing', sequence: '1' })
  expect(faultOf([first, second])).toEqual({ kind: 'missing', sequence: '3' })
  const swapped = [first, { ...third, sequence: '2' }, { ...second, sequence: '3' }]
  expect(faultOf(swapped)).toEqual({ kind: 'outOfOrder', sequence: '2' })
  expect(faultOf([first, second, third, chained(third, 'four')])).toEqual({ kind: 'added', sequence: '4' })
})

it('finds an entry that was written anew with a good hash', () => {
  const anew = chained(first, 'other')
  expect(faultOf([first, anew, third])).toEqual({ kind: 'outOfOrder', sequence: '3' })
  expect(faultOf([first, second, chained(second, 'other')])).toEqual({ kind: 'changed', sequence: '3' })
})

it('says so in words', () => {
  expect(chainFaultText({ kind: 'missing', sequence: '8' })).toBe('Entry 8 is missing.')
  expect(chainFaultText({ kind: 'changed', sequence: '8' })).toBe('Entry 8 was changed after it was written.')
  expect(chainFaultText({ kind: 'added', sequence: '8' })).toContain('was added behind')
  expect(chainFaultText({ kind: 'outOfOrder', sequence: '8' })).toContain('does not follow')
})
