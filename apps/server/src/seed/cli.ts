import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import { systemClock } from '../core/clock'
import { readConfig } from '../config/config'
import { openDatabase } from '../db/connection'
import { migrate } from '../db/migrate'
import { progressLine, printLine, printError } from '../core/terminal'
import { seed } from './seed'
import { readSeedState } from './seedState'

const usage = `Fills the database with demo data.

  npm run seed -- [--stores 17] [--per-store 100000] [--today 2026-11-21] [--replace]

  --stores     how many stores; the 17 of the demo data when left out
  --per-store  how many opportunities in each; 12,000 in the first and about 600 in the others when left out
  --today      the day that every date is relative to; SEED_TODAY or today when left out
  --replace    removes the demo data that is there, with everything that was done to it
`

const complain = (line: string): void => {
  printError(line)
  process.exitCode = 1
}

/** The options, or what is wrong with them. */
function readArguments() {
  const { values } = parseArgs({
    options: {
      stores: { type: 'string' },
      'per-store': { type: 'string' },
      today: { type: 'string' },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  return values
}

const numberOption = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^[1-9]\d*$/.test(text))
    throw new RangeError(`${name} is "${text}"; it must be a whole number above 0`)
  return Number(text)
}

async function main(): Promise<void> {
  const values = readArguments()
  if (values.help) return printLine(usage)
  const config = readConfig(process.env)
  if (E.isLeft(config)) return config.left.forEach(complain)
  const now = systemClock()
  const stores = numberOption('--stores', values.stores)
  const perStore = numberOption('--per-store', values['per-store'])
  const db = await openDatabase(config.right.database, printLine)
  try {
    await migrate(db)
    const present = await readSeedState(db)
    if (present?.state === 'finished' && !values.replace)
      return complain(`There is demo data of ${present.today} already; --replace removes it first.`)
    const begun = performance.now()
    const seconds = () => ((performance.now() - begun) / 1000).toFixed(1)
    const show = progressLine()
    await seed(db, {
      today: values.today ?? config.right.seed.today ?? now.slice(0, 10),
      ...(values.today === undefined && config.right.seed.today === null ? { now } : {}),
      ...(stores === undefined ? {} : { stores }),
      ...(perStore === undefined ? {} : { perStore }),
      log: printLine,
      onProgress: (done, total, label) =>
        show((done / total) * 100, `${done} of ${total}, ${seconds()} s, ${label}`),
    })
    printLine(`Done in ${seconds()} s.`)
  } finally {
    await db.destroy()
  }
}

await main().catch((error: unknown) => complain(error instanceof Error ? error.message : String(error)))
