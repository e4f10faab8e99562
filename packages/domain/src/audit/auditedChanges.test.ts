import { expect, it } from 'vitest'
import { globalScope, marketScope, storeScope } from '../settings/settingScope'
import type { Template } from '../templates/template'
import type { TradeAdjustment } from '../trade-adjustment/tradeAdjustment'
import { auditKindLabels, auditKinds } from './auditKinds'
import {
  auditedAdjustment,
  auditedAnnouncement,
  auditedAssignment,
  auditedAssignmentUndo,
  auditedDisclaimer,
  auditedExport,
  auditedHelpLink,
  auditedImport,
  auditedImportUndo,
  auditedMapping,
  auditedRefusal,
  auditedSetting,
  auditedTemplate,
} from './auditedChanges'

const on = { settingValue: 'On', isLocked: false }
const off = { settingValue: 'Off', isLocked: false }

it('a setting: saved, removed, locked, unlocked, and the switch of a store', () => {
  const har = storeScope('HAR')
  expect(auditedSetting('TradeAdjustment', har, on, off)).toEqual({
    kind: 'settingSaved',
    hyperionId: 'HAR',
    subject: 'TradeAdjustment store:HAR',
    before: on,
    after: off,
  })
  const removed = { settingValue: null, isLocked: false }
  expect(auditedSetting('TradeAdjustment', har, on, removed).kind).toBe('settingRemoved')
  const locked = { ...on, isLocked: true }
  expect(auditedSetting('TradeAdjustment', globalScope, on, locked)).toMatchObject({
    kind: 'settingLocked',
    hyperionId: null,
    subject: 'TradeAdjustment global:0000',
  })
  expect(auditedSetting('EAStoreEnabled', har, locked, on).kind).toBe('settingUnlocked')
  expect(auditedSetting('EAStoreEnabled', har, null, off)).toMatchObject({
    kind: 'storeSwitched',
    before: null,
  })
  expect(auditedSetting('EAStoreEnabled', marketScope('M-EAST'), null, off).kind).toBe('settingSaved')
})

const template: Template = {
  ...{ templateId: '7', name: 'Lease end', templateTypeName: 'email', templateCategory: 'Store' },
  ...{ hyperionId: 'HAR', brandId: null, subject: 'Your lease', body: '<p>Hello</p>', version: 1 },
}

it('a template or a call guide: created, changed and deleted', () => {
  expect(auditedTemplate({ before: null, after: template })).toEqual({
    ...{ kind: 'templateCreated', hyperionId: 'HAR', subject: 'Lease end', before: null },
    after: { ...template },
  })
  expect(auditedTemplate({ before: template, after: template }).kind).toBe('templateChanged')
  const guide = { ...template, templateTypeName: 'call' as const }
  expect(auditedTemplate({ before: guide, after: null })).toMatchObject({
    kind: 'callGuideDeleted',
    after: null,
  })
  expect(() => auditedTemplate({ before: null, after: null })).toThrow('state')
})

it('a disclaimer, an announcement and a help link', () => {
  expect(auditedDisclaimer('HAR', '', '<p>x</p>')).toMatchObject({
    kind: 'disclaimerChanged',
    hyperionId: 'HAR',
    before: { body: '' },
    after: { body: '<p>x</p>' },
  })
  const announcement = {
    ...{ announcementId: '1', title: 'Closed', body: '', displayFrom: null, displayTo: null },
    ...{ active: true, viewed: true, version: 1 },
  }
  const announced = auditedAnnouncement({ before: announcement, after: null })
  expect(announced).toMatchObject({ kind: 'announcementDeleted', subject: 'Closed', hyperionId: null })
  expect(announced.before).not.toHaveProperty('viewed')
  const link = {
    ...{ helpLinkId: '1', linkTitle: 'Tour', linkDescription: '', linkUrl: 'https://retain.example' },
    ...{ disabled: false, orderBy: 1, insUpdDT: '2026-03-16T15:30:00.000Z' as never },
    ...{ insUpdUser: 'alex.romero', version: 1 },
  }
  expect(auditedHelpLink({ before: null, after: link })).toMatchObject({
    kind: 'helpLinkCreated',
    subject: 'Tour',
  })
})

it('mappings: one entry for all of them', () => {
  const chevy = { mappedItem: 'CHEVY', mappedTo: null }
  expect(auditedMapping('MAKE', [chevy], 'Chevrolet')).toEqual({
    ...{ kind: 'mappingChanged', hyperionId: null, subject: 'Make CHEVY' },
    ...{ before: { CHEVY: null }, after: { CHEVY: 'Chevrolet' } },
  })
  expect(auditedMapping('TRIM', [chevy, { mappedItem: 'LX', mappedTo: 'LX' }], null)).toMatchObject({
    kind: 'mappingDeleted',
    subject: 'Trim 2 originals',
    before: { CHEVY: null, LX: 'LX' },
    after: { CHEVY: null, LX: null },
  })
})

it('an import of mappings: an entry for each thousand originals, and one where it is taken back', () => {
  const changes = Array.from({ length: 1_001 }, (_, at) => ({
    ...{ typeCode: 'MAKE' as const, mappedItem: `Make ${at}`, originalType: 'DMS' },
    ...{ isAdded: at % 2 === 0, before: at % 2 === 0 ? null : 'Old', mappedTo: 'New' },
  }))
  const entries = auditedImport('12', changes)
  expect(entries.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['mappingsImported', 'Import 12, originals 1 to 1000'],
    ['mappingsImported', 'Import 12, originals 1001 to 1001'],
  ])
  expect(entries[0]?.before).toMatchObject({ 'Make Make 0': null, 'Make Make 1': 'Old' })
  expect(entries[1]?.after).toEqual({ 'Make Make 1000': 'New' })
  expect(auditedImport('12', [])).toEqual([])
  expect(auditedImportUndo('12')).toMatchObject({ kind: 'mappingImportUndone', subject: 'Import 12' })
})

it('orphans that got owners, with the ids of each, and that this was taken back', () => {
  const given = (opptId: string, userName: string) => ({ opptId, userName, rowVersion: 1 })
  const assignments = [given('7', 'ann.lee'), given('8', 'pat.roy'), given('9', 'ann.lee')]
  expect(auditedAssignment('HAR', '12', assignments)).toEqual({
    ...{ kind: 'orphansAssigned', hyperionId: 'HAR', subject: 'Assignment 12', before: null },
    after: { 'ann.lee': ['7', '9'], 'pat.roy': ['8'] },
  })
  expect(auditedAssignmentUndo('HAR', '12', { restored: 2, kept: 1 })).toEqual({
    ...{ kind: 'orphanAssignmentUndone', hyperionId: 'HAR', subject: 'Assignment 12', before: null },
    after: { restored: 2, kept: 1 },
  })
})

it('a trade adjustment: created, extended and cancelled', () => {
  const wanted: TradeAdjustment = {
    ...{ year: '2021', make: 'Honda', model: 'Accord' },
    ...{ percentage: 10, expiration: 30, addOrSubtract: -1 },
  }
  expect(auditedAdjustment('HAR', { before: null, after: wanted })).toEqual({
    ...{ kind: 'tradeAdjustmentCreated', hyperionId: 'HAR', subject: '2021 Honda Accord', before: null },
    after: { percentage: 10, expiration: 30, addOrSubtract: -1 },
  })
  expect(auditedAdjustment('HAR', { before: wanted, after: wanted }).kind).toBe('tradeAdjustmentExtended')
  const cancelled = { ...wanted, expiration: 0 as const }
  expect(auditedAdjustment('HAR', { before: wanted, after: cancelled }).kind).toBe('tradeAdjustmentCancelled')
})

it('an export keeps the names of what narrows it, and none of its values; a refusal says why', () => {
  const search = { hyperionId: 'HAR', query: 'Smith', text: '', makeId: [], yearFrom: 2018, pageNumber: 1 }
  expect(auditedExport('Search log', 'HAR', search, 12)).toEqual({
    ...{ kind: 'exported', hyperionId: 'HAR', subject: 'Search log', before: null },
    after: { filters: ['query', 'yearFrom'], rowCount: 12 },
  })
  expect(auditedRefusal('saveSettings', 'permission')).toEqual({
    ...{ kind: 'refused', hyperionId: null, subject: 'saveSettings', before: null },
    after: { code: 'permission' },
  })
})

it('every kind has a name of its own', () => {
  expect(new Set(Object.values(auditKindLabels)).size).toBe(auditKinds.length)
})
