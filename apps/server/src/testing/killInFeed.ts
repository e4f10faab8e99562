import { systemClock } from '../core/clock'
import { printLine } from '../core/terminal'
import type { DatabaseConfig } from '../config/config'
import { openDatabase } from '../db/connection'
import { roOpened } from '../feeds/serviceDrive'

/**
 * A process for tests: takes the orders of its second argument in together, in the database of its first, and is killed: at
 * `beforeCommit`, when everything is written and nothing committed, or at `afterCommit`, before the sender has an answer.
 */
const [config = '', orders = '', step = ''] = process.argv.slice(2)

const die = () => process.kill(process.pid, 'SIGKILL')

const db = await openDatabase(JSON.parse(config) as DatabaseConfig, printLine)
const written = new WeakSet<object>()
const receive = roOpened.open({
  db: db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      const isOutbox = JSON.stringify(node).includes('"live_outbox"')
      if (isOutbox) written.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (step === 'beforeCommit' && written.has(queryId)) die()
      return result
    },
  }),
  clock: systemClock,
  live: { announce: () => (step === 'afterCommit' ? die() : undefined) },
})
await Promise.all((JSON.parse(orders) as readonly object[]).map(receive))
printLine('taken')
await db.destroy()
