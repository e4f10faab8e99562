import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { appConfig } from './config'
import { endpoints } from './endpoints'
import { failurePaths } from './kernel/report'
import { livePayloads } from './live/message'

interface Case {
  readonly golden: unknown
  readonly bad: readonly { readonly at: string; readonly value: unknown; readonly paths: readonly string[] }[]
}

/** One golden body and several bad ones per codec, as they stand on the wire: `cases/{name}.{part}.json`. */
const casesOf = (name: string): Case =>
  JSON.parse(readFileSync(new URL(`../cases/${name}.json`, import.meta.url), 'utf8')) as Case

/** The golden value with one place changed; `at` is a dotted path, empty for the whole. */
function changed(golden: unknown, at: string, value: unknown): unknown {
  if (at === '') return value
  const [key = '', ...rest] = at.split('.')
  const copy = structuredClone(golden) as Record<string, unknown>
  copy[key] = changed(copy[key], rest.join('.'), value)
  return copy
}

const wires: readonly [string, t.Type<unknown, unknown>][] = [
  ...endpoints.map((one): [string, t.Type<unknown, unknown>] => [
    `${one.name}.output`,
    one.output as t.Type<unknown, unknown>,
  ]),
  ...endpoints
    .filter((one) => one.method !== 'GET')
    .map((one): [string, t.Type<unknown, unknown>] => [
      `${one.name}.body`,
      one.body as t.Type<unknown, unknown>,
    ]),
  ...Object.entries(livePayloads).map(([type, codec]): [string, t.Type<unknown, unknown>] => [
    `live.${type}`,
    codec as t.Type<unknown, unknown>,
  ]),
  ['config', appConfig as t.Type<unknown, unknown>],
]

describe.each(wires)('%s on the wire', (name, codec) => {
  const { golden, bad } = casesOf(name)

  it('reads the golden body and writes the same again', () => {
    const decoded = codec.decode(golden)
    expect(E.isRight(decoded) || failurePaths(decoded.left)).toBe(true)
    if (E.isRight(decoded)) expect(codec.encode(decoded.right)).toEqual(golden)
  })

  it('has bad bodies to refuse', () => expect(bad.length).toBeGreaterThan(1))

  it.each(bad.map((one) => [one.at, one] as const))('refuses a wrong %s and names the place', (_at, one) => {
    const decoded = codec.decode(changed(golden, one.at, one.value))
    expect(E.isLeft(decoded) && failurePaths(decoded.left)).toEqual(one.paths)
  })
})

describe('the endpoints', () => {
  it('have names, and addresses, that are used once', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
    expect(new Set(endpoints.map(({ method, base, path }) => `${method} ${base}${path}`)).size).toBe(
      endpoints.length,
    )
  })

  it('name their source rows, but for those that are beyond the specification', () => {
    const ours = endpoints.filter(({ rows }) => rows.length === 0).map(({ name }) => name)
    expect(ours).toEqual([
      'recordUsages',
      'countRowStates',
      'getSearchedOpportunity',
      'getValueHistory',
      'exportLog',
      'getOpportunitySections',
      'getEmailAttachment',
      'listOrphans',
      'assignOrphans',
      'undoOrphanAssignment',
      'flagOpportunities',
      'unlockOpportunities',
      'listUnassignedEmails',
      'assignEmail',
      'getDashboard',
      'exportDashboard',
      'searchActivity',
      'getVlsInventory',
      'chooseVlsVehicles',
      'listTimeline',
      'saveManySettings',
      'undoManySettings',
      'getSipCredentials',
      'findCallers',
      'exportVehicleMap',
      'previewVehicleMapImport',
      'importVehicleMap',
      'undoVehicleMapImport',
      'searchAuditLog',
      'exportAuditLog',
      'listAuditChoices',
      'getAuditEntry',
      'searchPeople',
      'exportPeople',
      'listPeopleChoices',
      'getPerson',
      'listPermissionHolders',
      'getOfferTerms',
      'listStockOffers',
    ])
  })

  it('leave sign-in, usage, reloads of alerts, the automatic lock, the checks of an address, waiting for VLS, what a telephone asks and nothing else out of usage analytics [S-429] [O-523]', () => {
    const silent = endpoints.filter(({ doNotLog }) => doNotLog).map(({ name }) => name)
    expect(silent).toEqual([
      'getUserAccess',
      'validateToken',
      'listNotifications',
      'recordUsage',
      'recordUsages',
      'checkEmailBounce',
      'checkEmailUnsubscribed',
      'validateEmail',
      'lockOpportunity',
      'getVlsData',
      'getVlsInventory',
      'chooseVlsVehicles',
      'getSipCredentials',
      'findCallers',
    ])
  })
})
