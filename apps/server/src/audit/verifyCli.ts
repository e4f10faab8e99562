import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import { chainFaultText, type ChainHead } from '@retain/domain/audit/auditChain'
import { readConfig } from '../config/config'
import { printError, printLine } from '../core/terminal'
import { openDatabase } from '../db/connection'
import { migrate } from '../db/migrate'
import { verifyChain } from './verifyChain'

const usage = `Checks that the audit log is as it was written. It ends with 1 when it is not.
A server with the embedded database must be stopped; with PostgreSQL it may run.

  npm run audit:verify [-- --known 1204:9f86d081…]

  --known  the last entry as an earlier run printed it: what was there then must be there still
`

function complain(line: string): void {
  printError(line)
  process.exitCode = 1
}

function readKnown(text: string | undefined): ChainHead | undefined {
  if (text === undefined) return undefined
  const [, sequence, hash] = /^([1-9]\d*):([\da-f]{64})$/.exec(text) ?? []
  if (sequence === undefined || hash === undefined)
    throw new RangeError(`--known is "${text}"; it must be a number, a colon and a hash`)
  return { sequence, hash }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { known: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help === true) return printLine(usage)
  const known = readKnown(values.known)
  const config = readConfig(process.env)
  if (E.isLeft(config)) return config.left.forEach(complain)
  const db = await openDatabase(config.right.database, printLine)
  try {
    await migrate(db)
    const { count, first, last, head, fault } = await verifyChain(db, known)
    printLine(
      count === 0
        ? 'The audit log holds no entry.'
        : `${count} entries are as they were written, from ${first ?? ''} to ${last ?? ''}.`,
    )
    if (count > 0) printLine(`The last one: ${head.sequence}:${head.hash}`)
    if (fault !== null) complain(chainFaultText(fault))
  } finally {
    await db.destroy()
  }
}

await main().catch((error: unknown) => complain(error instanceof Error ? error.message : String(error)))
