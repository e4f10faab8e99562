import * as E from 'fp-ts/Either'
import { exportLog } from '@retain/api-client/export-log'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { callFile } from '@retain/api-client/kernel/fileCall'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { ExportSize } from '@retain/domain/list/export/exportTexts'
import { addOpportunity, addStore, type TestOpportunity } from './fixtures'
import { transportTo, type withApp } from './testApp'
import type { TestPerson } from './testTokens'

/** What an export asks for. */
export type ExportBody = BodyOf<typeof exportLog>

type LogColumns = Extract<ExportBody, { call: 'searchLogs' }>['columns']

/** Somebody of these stores who may work in the logs. */
export const person = (...stores: readonly string[]): TestPerson => ({ roles: [generalAccess], stores })

/** The export of the Equity Log of a store. */
export const equityLog = (
  hyperionId: string,
  columns: LogColumns,
  options: { readonly search?: object; readonly rowKeys?: readonly string[] } = {},
): ExportBody => ({
  hyperionId,
  call: 'searchLogs',
  search: { source: 'EQLOG', hyperionId, ...options.search },
  columns,
  ...(options.rowKeys === undefined ? {} : { rowKeys: options.rowKeys }),
})

/** Stores for exports, and the exports themselves, asked for through the code of the web app. */
export function exportsOf(test: ReturnType<typeof withApp>) {
  /** A store with these opportunities. */
  async function storeWith(...opportunities: readonly TestOpportunity[]) {
    const hyperionId = await addStore(test.db)
    const ids: string[] = []
    for (const fields of opportunities) ids.push(await addOpportunity(test.db, hyperionId, fields))
    return { hyperionId, ids }
  }

  /** A store with so many customers, numbered. */
  async function storeOf(size: number): Promise<string> {
    const hyperionId = await addStore(test.db)
    for (let from = 0; from < size; from += 1_000) {
      const rows = Array.from({ length: Math.min(1_000, size - from) }, (_, at) => ({
        hyperion_id: hyperionId,
        customer_id: from + at,
        customer_name: `Customer ${from + at}`,
        customer_name_sort: `customer ${from + at}`,
        status_code: 'NEW' as const,
        status_sort: 'new',
        equity_cents: ((from + at) * 7919) % 500_000,
      }))
      await test.db.insertInto('opportunity').values(rows).execute()
    }
    return hyperionId
  }

  /** Asks through the code of the web app. */
  async function ask(body: ExportBody, who = person(body.hyperionId)) {
    const told: { rows: number; size: ExportSize }[] = []
    const transport = transportTo(test.app, await test.issuer.tokenFor(who))
    const answer = await callFile(exportLog, { body }, transport, (rows, size) => told.push({ rows, size }))()
    return { answer, told }
  }

  async function fileOf(body: ExportBody, who?: TestPerson) {
    const { answer, told } = await ask(body, who)
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    const { content, ...file } = answer.right.data
    const bytes = new Uint8Array(await content.arrayBuffer())
    // The mark is no part of the text that a reader sees.
    const lines = new TextDecoder().decode(bytes).split('\r\n').slice(0, -1)
    return { ...file, told, bytes, labels: lines[0], lines: lines.slice(1) }
  }

  return { ask, fileOf, storeWith, storeOf }
}
