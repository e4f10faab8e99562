import type { Announcement } from '../announcements/announcement'
import type { HelpLink } from '../help/helpLink'
import type { Assignment, UndoneAssignment } from '../orphans/orphan'
import { settingLevel, scopeName, type SettingScope } from '../settings/settingScope'
import type { SettingKey } from '../settings/settingCatalogue'
import type { Template } from '../templates/template'
import {
  adjustedVehicleName,
  cancelledExpiration,
  type TradeAdjustment,
} from '../trade-adjustment/tradeAdjustment'
import { mappingTypeLabels, type MappingType } from '../vehicle-map/mappingItem'
import type { ImportedMapping } from '../vehicle-map/import/mappingImport'
import type { SeenMapping } from '../vehicle-map/mappingConflict'
import type { AuditedChange, AuditState } from './auditEntry'
import type { AuditKind } from './auditKinds'

/** What something was before a change and after it; `null` where it was not there. */
interface States<Thing> {
  readonly before: Thing | null
  readonly after: Thing | null
}

/** What is stored of a setting for one scope. */
interface SettingState {
  readonly settingValue: string | null
  readonly isLocked: boolean
}

const stored = ({ settingValue, isLocked }: SettingState): AuditState => ({ settingValue, isLocked })

function settingKind(key: SettingKey, scope: SettingScope, before: SettingState | null, after: SettingState) {
  if (after.isLocked !== (before?.isLocked ?? false))
    return after.isLocked ? 'settingLocked' : 'settingUnlocked'
  if (key === 'EAStoreEnabled' && settingLevel(scope) === 'store') return 'storeSwitched'
  return after.settingValue === null ? 'settingRemoved' : 'settingSaved'
}

/**
 * The entry of a setting that was saved, removed, locked or unlocked for a scope, or of a store that was switched.
 *
 * @param before `null` where nothing was stored for the scope.
 * @example auditedSetting('EAStoreEnabled', storeScope('HAR'), null, off).kind // 'storeSwitched'
 */
export const auditedSetting = (
  key: SettingKey,
  scope: SettingScope,
  before: SettingState | null,
  after: SettingState,
): AuditedChange => ({
  kind: settingKind(key, scope, before, after),
  hyperionId: settingLevel(scope) === 'store' ? scope.hyperionId : null,
  subject: `${key} ${scopeName(scope)}`,
  before: before === null ? null : stored(before),
  after: stored(after),
})

const templateKinds = {
  email: ['templateCreated', 'templateChanged', 'templateDeleted'],
  call: ['callGuideCreated', 'callGuideChanged', 'callGuideDeleted'],
} as const satisfies Record<Template['templateTypeName'], readonly AuditKind[]>

/** Created, changed or deleted, in the place of a list of the three. */
const deedOf = ({ before, after }: States<unknown>): 0 | 1 | 2 =>
  before === null ? 0 : after === null ? 2 : 1

/**
 * The entry of a template or call guide that was created, changed or deleted.
 *
 * @example auditedTemplate({ before: null, after: template }).kind // 'templateCreated'
 */
export function auditedTemplate(states: States<Template>): AuditedChange {
  const { before, after } = states
  const one = presentOne(states)
  return {
    kind: templateKinds[one.templateTypeName][deedOf(states)],
    hyperionId: one.hyperionId,
    subject: one.name,
    before: before === null ? null : { ...before },
    after: after === null ? null : { ...after },
  }
}

/** The entry of the disclaimer of a store. */
export const auditedDisclaimer = (hyperionId: string, before: string, after: string): AuditedChange => ({
  kind: 'disclaimerChanged',
  hyperionId,
  subject: hyperionId,
  before: { body: before },
  after: { body: after },
})

const announcementKinds = ['announcementCreated', 'announcementChanged', 'announcementDeleted'] as const

/** Which of the announcements somebody has viewed is no administrator's matter. */
const announced = ({ viewed: _viewed, ...state }: Announcement): AuditState => state

/**
 * The entry of an announcement that was created, changed or deleted.
 *
 * @example auditedAnnouncement({ before: announcement, after: null }).kind // 'announcementDeleted'
 */
export function auditedAnnouncement(states: States<Announcement>): AuditedChange {
  const { before, after } = states
  return {
    kind: announcementKinds[deedOf(states)],
    hyperionId: null,
    subject: presentOne(states).title,
    before: before === null ? null : announced(before),
    after: after === null ? null : announced(after),
  }
}

const helpLinkKinds = ['helpLinkCreated', 'helpLinkChanged', 'helpLinkDeleted'] as const

/**
 * The entry of a help link that was created, changed or deleted.
 *
 * @example auditedHelpLink({ before: null, after: link }).subject // 'Playground'
 */
export function auditedHelpLink(states: States<HelpLink>): AuditedChange {
  const { before, after } = states
  return {
    kind: helpLinkKinds[deedOf(states)],
    hyperionId: null,
    subject: presentOne(states).linkTitle,
    before: before === null ? null : { ...before },
    after: after === null ? null : { ...after },
  }
}

const targets = (rows: readonly SeenMapping[]): AuditState =>
  Object.fromEntries(rows.map(({ mappedItem, mappedTo }) => [mappedItem, mappedTo]))

/**
 * The entry of originals of one mapper that were mapped to a value, or whose mapping was deleted: one for all of them.
 *
 * @param before the originals as they were; at least one.
 * @param mappedTo `null` for a deletion.
 * @example auditedMapping('MAKE', [{ mappedItem: 'CHEVY', mappedTo: null }], 'Chevrolet').subject // 'Make CHEVY'
 */
export const auditedMapping = (
  typeCode: MappingType,
  before: readonly SeenMapping[],
  mappedTo: string | null,
): AuditedChange => {
  const [first] = before
  const name = before.length === 1 ? (first?.mappedItem ?? '') : `${before.length} originals`
  return {
    kind: mappedTo === null ? 'mappingDeleted' : 'mappingChanged',
    hyperionId: null,
    subject: `${mappingTypeLabels[typeCode]} ${name}`,
    before: targets(before),
    after: targets(before.map(({ mappedItem }) => ({ mappedItem, mappedTo }))),
  }
}

/** The most originals of one entry of an import. */
const mostImported = 1_000

/**
 * The entries of an import of mappings: one for each thousand originals that it changes, so that each can be looked at.
 *
 * @example auditedImport('12', [chevy])[0]?.subject // 'Import 12, originals 1 to 1'
 */
export function auditedImport(
  importId: string,
  changes: readonly ImportedMapping[],
): readonly AuditedChange[] {
  const entries: AuditedChange[] = []
  for (let from = 0; from < changes.length; from += mostImported) {
    const part = changes.slice(from, from + mostImported)
    const state = (target: (one: ImportedMapping) => string | null): AuditState =>
      Object.fromEntries(
        part.map((one) => [`${mappingTypeLabels[one.typeCode]} ${one.mappedItem}`, target(one)]),
      )
    entries.push({
      kind: 'mappingsImported',
      hyperionId: null,
      subject: `Import ${importId}, originals ${from + 1} to ${from + part.length}`,
      before: state(({ before }) => before),
      after: state(({ mappedTo }) => mappedTo),
    })
  }
  return entries
}

/** The entry of an import that was taken back: the entries of the import say what holds again. */
export const auditedImportUndo = (importId: string): AuditedChange => ({
  kind: 'mappingImportUndone',
  hyperionId: null,
  subject: `Import ${importId}`,
  before: null,
  after: null,
})

/**
 * The entry of opportunities of a store that got owners: one for all of them, with the ids that each person got.
 *
 * @example auditedAssignment('HAR', '12', [{ opptId: '7', userName: 'ann.lee', rowVersion: 1 }]).after // { 'ann.lee': ['7'] }
 */
export function auditedAssignment(
  hyperionId: string,
  assignmentId: string,
  assignments: readonly Assignment[],
): AuditedChange {
  const owned: Record<string, string[]> = {}
  for (const { userName, opptId } of assignments) (owned[userName] ??= []).push(opptId)
  return {
    kind: 'orphansAssigned',
    hyperionId,
    subject: `Assignment ${assignmentId}`,
    before: null,
    after: owned,
  }
}

/** The entry of an assignment that was taken back: how many opportunities have no owner again, and how many kept theirs. */
export const auditedAssignmentUndo = (
  hyperionId: string,
  assignmentId: string,
  { restored, kept }: UndoneAssignment,
): AuditedChange => ({
  kind: 'orphanAssignmentUndone',
  hyperionId,
  subject: `Assignment ${assignmentId}`,
  before: null,
  after: { restored, kept },
})

const adjustment = ({ percentage, expiration, addOrSubtract }: TradeAdjustment): AuditState => ({
  percentage,
  expiration,
  addOrSubtract,
})

/**
 * The entry of a trade adjustment of a store that was created, extended or cancelled.
 *
 * @example auditedAdjustment('HAR', { before: null, after: wanted }).kind // 'tradeAdjustmentCreated'
 */
export function auditedAdjustment(
  hyperionId: string,
  { before, after }: { readonly before: TradeAdjustment | null; readonly after: TradeAdjustment },
): AuditedChange {
  const isCancelled = after.expiration === cancelledExpiration
  return {
    kind: isCancelled
      ? 'tradeAdjustmentCancelled'
      : before === null
        ? 'tradeAdjustmentCreated'
        : 'tradeAdjustmentExtended',
    hyperionId,
    subject: adjustedVehicleName(after),
    before: before === null ? null : adjustment(before),
    after: adjustment(after),
  }
}

/** Fields of a search that narrow nothing. */
const notNarrowing: ReadonlySet<string> = new Set([
  ...['hyperionId', 'pageNumber', 'pageSize', 'showAll', 'orderBy', 'orderDirection'],
])

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/**
 * The entry of a file that was exported: by which fields the list was narrowed, and how many rows it had. What was looked for may be
 * the name of a customer, and is not kept.
 *
 * @param hyperionId the store that was active.
 * @example auditedExport('Mapping Table', 'HAR', { text: 'chevy' }, 12).after // { filters: ['text'], rowCount: 12 }
 */
export const auditedExport = (
  title: string,
  hyperionId: string,
  search: Readonly<Record<string, unknown>>,
  rowCount: number,
): AuditedChange => ({
  kind: 'exported',
  hyperionId,
  subject: title,
  before: null,
  after: {
    filters: Object.keys(search)
      .filter((name) => isSet(search[name]) && !notNarrowing.has(name))
      .sort(),
    rowCount,
  },
})

/**
 * The entry of a call that somebody was refused.
 *
 * @param endpoint its name.
 * @param code why: that of the answer.
 * @example auditedRefusal('saveSettings', 'permission').subject // 'saveSettings'
 */
export const auditedRefusal = (endpoint: string, code: string): AuditedChange => ({
  kind: 'refused',
  hyperionId: null,
  subject: endpoint,
  before: null,
  after: { code },
})

function presentOne<Thing>({ before, after }: States<Thing>): Thing {
  const one = after ?? before
  if (one === null) throw new Error('A change has a state before it or after it')
  return one
}
