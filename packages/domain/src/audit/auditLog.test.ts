import { describe, expect, it } from 'vitest'
import type { Day } from '../calendar/day'
import type { Instant } from '../calendar/instant'
import { utc } from '../calendar/storeOffset'
import { auditDifferences } from './auditDifference'
import { auditedStores, auditPermission, mayReadAudit } from './auditAccess'
import { auditSubject } from './auditSubject'
import type { AuditEntry } from './auditEntry'
import {
  auditRequest,
  firstAuditView,
  isAuditFilterActive,
  parseAuditView,
  printAuditView,
  type AuditView,
} from './auditFilter'
import { exportedAudit } from './exportedAudit'

describe('who may read', () => {
  it('whoever edits what holds for everybody: of the own stores, or of all with the right to every override', () => {
    expect(mayReadAudit([auditPermission])).toBe(true)
    expect(mayReadAudit(['Opportunity_Can_Edit_Setting_Overrides'])).toBe(false)
    expect(auditedStores({ roles: [auditPermission], hyperionIds: ['HAR'] })).toEqual(['HAR'])
    const all = [auditPermission, 'Opportunity_Can_Edit_Global_Setting_Overrides'] as const
    expect(auditedStores({ roles: all, hyperionIds: ['HAR'] })).toBeNull()
  })
})

const narrowed: AuditView = {
  ...firstAuditView,
  ...{ userName: 'alex.romero', kind: 'storeSwitched', storeCode: 'HAR' },
  ...{ from: '2026-03-01' as Day, to: '2026-03-16' as Day, page: 3, showAll: true, shown: '12' },
}

describe('the view', () => {
  it('stands in the address and comes back from it', () => {
    expect(printAuditView(firstAuditView)).toBe('')
    expect(printAuditView(narrowed)).toBe(
      'who=alex.romero&kind=storeSwitched&of=HAR&from=2026-03-01&to=2026-03-16&showAll=true&pageNumber=3&entry=12',
    )
    expect(parseAuditView(printAuditView(narrowed))).toEqual(narrowed)
    expect(parseAuditView('')).toEqual(firstAuditView)
  })

  it('takes nothing that is none of its kind', () => {
    const wrong = 'kind=nothing&from=2026-02-30&to=x&pageNumber=-1&entry=one&who=&of='
    expect(parseAuditView(wrong)).toEqual(firstAuditView)
  })

  it('is asked for by what narrows it, and a page', () => {
    expect(auditRequest(firstAuditView, 'HAR')).toEqual({ hyperionId: 'HAR', pageNumber: 1, pageSize: 50 })
    expect(auditRequest({ ...narrowed, showAll: false }, 'BLR')).toEqual({
      ...{ hyperionId: 'BLR', userName: 'alex.romero', kind: 'storeSwitched', storeCode: 'HAR' },
      ...{ from: '2026-03-01', to: '2026-03-16', pageNumber: 3, pageSize: 50 },
    })
    expect(isAuditFilterActive(firstAuditView)).toBe(false)
    expect(isAuditFilterActive({ ...firstAuditView, to: '2026-03-16' as Day })).toBe(true)
  })
})

it.each([
  [
    'EANumOfDesktopAlerts market:M-EAST',
    'Desktop alerts, shown at once',
    'EANumOfDesktopAlerts market:M-EAST',
  ],
  ['Make CHEVY', 'Make CHEVY', null],
  ['EAGone store:HAR', 'EAGone store:HAR', null],
  ['', '', null],
])('the subject %j is shown as %s', (subject, title, detail) =>
  expect(auditSubject({ subject })).toEqual({ title, detail }),
)

describe('what an entry changed', () => {
  it('is told field by field, in words, the changed fields first', () => {
    const before = { name: 'Lease end', body: 'one', active: true, version: 1, displayTo: null }
    const after = { ...before, body: 'two', active: false, version: 2 }
    expect(auditDifferences(before, after)).toEqual([
      { field: 'Text', before: 'one', after: 'two', isChanged: true },
      { field: 'Active', before: 'Yes', after: 'No', isChanged: true },
      { field: 'Version', before: '1', after: '2', isChanged: true },
      { field: 'Name', before: 'Lease end', after: 'Lease end', isChanged: false },
      { field: 'Shown to', before: null, after: null, isChanged: false },
    ])
  })

  it('leaves the names of originals as they are, also strange ones', () => {
    expect(auditDifferences(null, { CHEVY: 'Chevrolet', constructor: 'x' })).toEqual([
      { field: 'CHEVY', before: null, after: 'Chevrolet', isChanged: true },
      { field: 'constructor', before: null, after: 'x', isChanged: true },
    ])
    expect(auditDifferences({ list: [1, { b: 1, a: null }] }, null)).toEqual([
      { field: 'list', before: '[1,{"a":null,"b":1}]', after: null, isChanged: true },
    ])
    expect(auditDifferences(null, { filters: ['query', 'yearFrom'] })).toEqual([
      { field: 'Narrowed by', before: null, after: 'query, yearFrom', isChanged: true },
    ])
    expect(auditDifferences(null, null)).toEqual([])
  })
})

const entry: AuditEntry = {
  ...{ sequence: '12', recordedAt: '2026-03-16T15:30:00.000Z' as Instant, requestId: 'request-1' },
  ...{ userName: 'alex.romero', fullName: 'Alex Romero', kind: 'mappingChanged' },
  ...{ hyperionId: null, storeName: null, subject: '=1+1' },
}

it('a file has a line for each entry, and no subject is a formula', () => {
  const { heading, lines } = exportedAudit(utc)
  expect(heading).toBe('\uFEFFEntry,Date,Who,User Name,What,Store Code,Store,Subject,Request\r\n')
  expect(lines([entry])).toBe(
    "12,03/16/2026 3:30 PM,Alex Romero,alex.romero,Mapping changed,,,'=1+1,request-1\r\n",
  )
})
