import * as t from 'io-ts'
import { settingKeys } from '@retain/domain/settings/settingCatalogue'
import { globalHyperionId, settingLevels } from '@retain/domain/settings/settingScope'
import { hyperionId, nullable, oneOf, pageOf, record, text, whole, wholeText } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** The key of a setting of the catalogue. */
export const settingKeyId = oneOf(settingKeys, 'setting key')

/** A setting with the value in force (domain `Setting`). */
export const setting = record(
  {
    settingKeyId,
    hyperionId: nullable(hyperionId),
    marketId: nullable(text),
    brandId: nullable(text),
    appSettingId: nullable(text),
    settingValue: nullable(t.string),
    defaultValue: t.string,
    isLocked: t.boolean,
    lockLevel: nullable(oneOf(settingLevels)),
    storeName: nullable(t.string),
    displayName: text,
    takesEffect: oneOf(['now', 'nextDay']),
    version: whole(0),
  },
  'setting',
)

/** The settings of a store with the values in force; all of them when no page is asked for. `0000` is open to everybody. */
export const listGlobalSettings = endpoint({
  name: 'listGlobalSettings',
  base: 'admin',
  method: 'GET',
  path: '/setting/global/{hyperionId}',
  params: record({ hyperionId }),
  query: t.exact(t.partial({ pageNumber: wholeText(1), pageSize: wholeText(1, 10_000) })),
  output: pageOf(setting),
  access: 'token',
  scope: { stores: ({ params }) => (params.hyperionId === globalHyperionId ? [] : [params.hyperionId]) },
  isRevalidated: true,
  rows: ['S-127', 'S-407', 'S-487', 'O-500', 'OP-130'],
})

/** One setting of a store with the value in force. `0000` is open to everybody. */
export const getSetting = endpoint({
  name: 'getSetting',
  base: 'admin',
  method: 'GET',
  path: '/setting/{hyperionId}/{name}',
  params: record({ hyperionId, name: settingKeyId }),
  output: setting,
  access: 'token',
  scope: { stores: ({ params }) => (params.hyperionId === globalHyperionId ? [] : [params.hyperionId]) },
  rows: ['S-408', 'O-501', 'OP-130'],
})
