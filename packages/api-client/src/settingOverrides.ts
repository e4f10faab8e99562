import * as t from 'io-ts'
import { overridePermissions, type Permission } from '@retain/domain/session/user/permissions'
import type { EnabledStore } from '@retain/domain/settings/enabledStores'
import type { SettingHistoryEntry } from '@retain/domain/settings/settingHistory'
import type { SaveSettingsBody, SettingToSave } from '@retain/domain/settings/settingRequests'
import {
  flagText,
  hyperionId,
  id,
  instant,
  listUpTo,
  nullable,
  pageOf,
  record,
  text,
  textUpTo,
  whole,
  wholeText,
} from './kernel/codecs'
import { endpoint, type Subject } from './kernel/endpoint'
import { setting, settingKeyId } from './settings'

const scopeFields = { hyperionId: nullable(hyperionId), marketId: nullable(text), brandId: nullable(text) }

/** Everybody who may save some setting somewhere; the server asks for the right to each value that is sent (D-35). */
const editors: readonly Permission[] = [
  'Opportunity_Can_Edit_Default_Settings',
  'Opportunity_Can_Edit_Setting_Overrides',
  'Opportunity_Can_Edit_Global_Setting_Overrides',
  'Opportunity_Can_Access_Enable_Stores',
]

const settingToSave: t.Type<SettingToSave, unknown> = t.intersection([
  record({ settingKeyId, ...scopeFields, settingValue: textUpTo(100) }, 'setting to save'),
  t.exact(t.partial({ version: whole(0) })),
])

/** At most as many values as one list of a request may hold (api.md 1.2, sizes). */
const mostSettings = 500

const saveBody: t.Type<SaveSettingsBody, unknown> = record(
  {
    appSettingSaveSettings: listUpTo(mostSettings, settingToSave),
    clear: t.boolean,
  },
  'settings to save',
)

const ofSettings: Subject<SaveSettingsBody> = {
  name: 'setting',
  of: ({ appSettingSaveSettings }) => appSettingSaveSettings?.[0],
}

/**
 * The settings of every scope that the caller may see, whether a value is set there or not: the own stores with their markets,
 * brands and 0000, every store for who edits every store (D-35).
 */
export const listSettings = endpoint({
  name: 'listSettings',
  base: 'admin',
  method: 'GET',
  path: '/setting',
  query: t.intersection([
    record({ pageNumber: wholeText(1), pageSize: wholeText(1, 10_000) }),
    t.exact(
      t.partial({
        settingKeyId,
        hyperionId,
        marketId: text,
        brandId: text,
        isOverridden: flagText,
      }),
    ),
  ]),
  output: pageOf(setting),
  access: { anyOf: overridePermissions },
  scope: 'own',
  rows: ['S-488', 'O-390', 'O-391', 'O-392', 'O-396', 'O-496', 'OP-125', 'OP-130'],
})

/** Saves new values, and those of the settings screens; removes the listed ones with `clear`. All or none. */
export const saveSettings = endpoint({
  name: 'saveSettings',
  base: 'admin',
  method: 'POST',
  path: '/setting',
  body: saveBody,
  subject: ofSettings,
  output: t.readonlyArray(setting),
  access: { anyOf: editors },
  scope: 'own',
  handlesNotFound: true,
  isIdempotent: true,
  rows: ['S-409', 'S-735', 'S-736', 'S-826', 'O-398', 'O-497', 'O-502', 'OP-126', 'OP-129'],
})

/** Saves values that exist. All or none. */
export const updateSettings = endpoint({
  name: 'updateSettings',
  base: 'admin',
  method: 'PUT',
  path: '/setting',
  body: saveBody,
  subject: ofSettings,
  output: t.readonlyArray(setting),
  access: { anyOf: editors },
  scope: 'own',
  handlesNotFound: true,
  isIdempotent: true,
  rows: ['O-497', 'OP-130'],
})

const ofChanges = {
  base: 'admin',
  method: 'POST',
  access: { anyOf: editors },
  scope: 'own',
  rows: [],
} as const

/**
 * Saves values in many places, or removes them with `clear`, as `saveSettings` does: all or none. `changeId` takes back what it has
 * changed; `count` is how many values that are. Ours (°).
 */
export const saveManySettings = endpoint({
  ...ofChanges,
  name: 'saveManySettings',
  path: '/setting/many',
  body: saveBody,
  subject: ofSettings,
  output: record({ changeId: id, count: whole(0) }, 'change of settings'),
  handlesNotFound: true,
  isIdempotent: true,
})

/**
 * Takes a change of many places back, as a whole: each value is what it was before, or not set again. Where somebody has changed one
 * since, the call is refused (409 `stale`) and changes nothing, as it is where one is locked (409 `settingLocked`). One that was
 * taken back already is no error. Changes can be taken back for 30 days. Ours (°).
 */
export const undoManySettings = endpoint({
  ...ofChanges,
  name: 'undoManySettings',
  path: '/setting/many/undo',
  body: record({ changeId: id }),
  output: t.null,
  handlesNotFound: true,
})

/** Removes an override, so that the next value in force counts. One that is not set is no error. */
export const deleteSettings = endpoint({
  name: 'deleteSettings',
  base: 'admin',
  method: 'DELETE',
  path: '/setting',
  body: record({ settingKeyId, ...scopeFields }, 'setting to remove'),
  output: setting,
  access: { anyOf: editors },
  scope: 'own',
  handlesNotFound: true,
  rows: ['S-412', 'O-401', 'S-704'],
})

/** Locks a setting for a scope and everything below it, or unlocks it. */
export const lockSetting = endpoint({
  name: 'lockSetting',
  base: 'admin',
  method: 'POST',
  path: '/setting/lock',
  body: record({ settingKeyId, ...scopeFields, isLocked: t.boolean }, 'setting to lock'),
  output: setting,
  access: { anyOf: ['Opportunity_Can_Edit_Global_Setting_Overrides' satisfies Permission] },
  scope: 'none',
  handlesNotFound: true,
  rows: ['S-366', 'S-410', 'S-829', 'O-394', 'O-498', 'OP-126'],
})

const historyEntry: t.Type<SettingHistoryEntry, unknown> = record(
  {
    settingValue: nullable(t.string),
    isLocked: t.boolean,
    ...scopeFields,
    changedBy: t.string,
    changedDate: instant,
  },
  'setting history entry',
)

/** What a setting was, the newest first: for every scope that the caller may see, or for one of them. */
export const listSettingHistory = endpoint({
  name: 'listSettingHistory',
  base: 'admin',
  method: 'GET',
  path: '/setting/history',
  query: t.intersection([
    record({ settingKeyId }),
    t.exact(t.partial({ hyperionId, marketId: text, brandId: text })),
  ]),
  output: t.readonlyArray(historyEntry),
  access: { anyOf: overridePermissions },
  scope: 'own',
  rows: ['S-411', 'O-395', 'O-499'],
})

const enabledStore: t.Type<EnabledStore, unknown> = record(
  {
    hyperionId,
    name: text,
    marketName: t.string,
    isEnabled: t.boolean,
    isLocked: t.boolean,
    changedBy: nullable(t.string),
    changedDate: nullable(instant),
    version: whole(0),
  },
  'store with its switch',
)

/** Every store with its switch, by name, also those that are switched off (D-63). The switch is saved by `saveSettings`. */
export const listAllStores = endpoint({
  name: 'listAllStores',
  base: 'application',
  method: 'GET',
  path: '/stores/all',
  query: t.exact(
    t.partial({
      text: textUpTo(100),
      isEnabled: flagText,
      pageNumber: wholeText(1),
      pageSize: wholeText(1, 10_000),
    }),
  ),
  output: pageOf(enabledStore),
  access: { anyOf: ['Opportunity_Can_Access_Enable_Stores' satisfies Permission] },
  scope: 'none',
  rows: ['S-042', 'S-826'],
})
