import { openDatabase } from '../db/connection'
import { migrate } from '../db/migrate'
import { printLine, printError } from '../core/terminal'

/** A process for tests: opens the data folder of its argument and writes rows for ever, telling each one that was kept. */
const folder = process.argv[2] ?? ''
try {
  const db = await openDatabase({ kind: 'embedded', folder }, printLine)
  await migrate(db)
  for (let row = 1; ; row += 1) {
    await db
      .insertInto('app_state')
      .values({ key: `row ${row}`, value: '1' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    printLine(`kept ${row}`)
  }
} catch (error) {
  printError(error instanceof Error ? error.message : 'failed')
  process.exit(1)
}
