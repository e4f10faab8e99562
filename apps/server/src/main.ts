import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { systemClock } from './core/clock'
import { runtimeFault } from './core/runtime'
import { deleteExpiredRegularly } from './app/deleteExpired'
import { readConfig, type Config } from './config/config'
import { openDatabase } from './db/connection'
import { migrate } from './db/migrate'
import { vacuumRegularly, vacuum } from './db/vacuum'
import type { Database } from './db/schema/schema'
import { withoutValues } from './core/loggedError'
import { openListener, type Listener } from './http/listener'
import { preparingListener } from './http/preparing'
import type { Progress } from './http/preparingPage'
import { makeLogger } from './http/requestLog'
import { startFault } from './app/startFaults'
import { hasDemo, loadDemo, loadSeed } from './app/demo/loadDemo'
import { readyText } from './app/readyText'
import { progressLine, printLine, printError } from './core/terminal'

/** What has been opened so far, so that stopping can close it again, whenever it comes. */
interface Opened {
  listener?: Listener
  db?: Database
  app?: FastifyInstance
  isStopping: boolean
}

async function start(config: Config, logger: Logger, opened: Opened): Promise<void> {
  let progress: Progress = { label: 'Opening the database', percent: 0 }
  opened.listener = await openListener(
    config.port,
    config.host,
    preparingListener(config, () => progress),
  )
  // The larger part of the program is loaded while the database opens in its own thread.
  const loading = import('./app/serve')
  loading.catch(() => undefined)
  const db = await openDatabase(config.database, (message) => logger.warn(message))
  opened.db = db
  await migrate(db)
  if (config.seed.isOn) {
    const show = progressLine()
    await fill(db, config, (percent, label) => {
      progress = { label, percent }
      show(percent, label)
    })
  }
  deleteExpiredRegularly(db, systemClock, (error) =>
    logger.warn({ err: withoutValues(error) }, 'Old messages and keys could not be removed'),
  )
  if (config.database.kind === 'embedded')
    vacuumRegularly(db, (error) =>
      logger.warn({ err: withoutValues(error) }, 'The database could not be tidied'),
    )
  const { appOn } = await loading
  const { app, handler } = await appOn(opened.listener.server, config, db, logger)
  opened.app = app
  opened.listener.setHandler(handler)
  printLine(readyText(config, await loadDemo(config)))
}

/** Fills an empty database with demo data. */
async function fill(
  db: Database,
  config: Config,
  onProgress: (percent: number, label: string) => void,
): Promise<void> {
  const seed = await loadSeed()
  if (seed === null) throw new Error('This build has no demo data')
  const now = systemClock()
  const outcome = await seed.seedIfEmpty(db, {
    today: config.seed.today ?? now.slice(0, 10),
    ...(config.seed.today === null ? { now } : {}),
    log: printLine,
    onProgress: (done, total, label) => onProgress(total === 0 ? 100 : (done / total) * 100, label),
  })
  if (outcome === 'seeded') await vacuum(db)
}

/** Accepts no more requests, waits for those that run, closes the database and releases its folder. */
async function stop({ listener, app, db }: Opened): Promise<void> {
  // The server closes only after the app has closed its live connections.
  await Promise.all([listener?.close(), app?.close()])
  await db?.destroy()
}

async function main(): Promise<void> {
  const unfit = runtimeFault(process.versions.node)
  if (unfit !== null) {
    printError(unfit)
    process.exit(1)
  }
  const config = readConfig(process.env, hasDemo)
  if (E.isLeft(config)) {
    config.left.forEach(printError)
    process.exit(1)
  }
  const logger = makeLogger(config.right.logLevel)
  const opened: Opened = { isStopping: false }

  const onSignal = () => {
    if (opened.isStopping) process.exit(1)
    opened.isStopping = true
    stop(opened).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: withoutValues(error) }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)

  try {
    await start(config.right, logger, opened)
  } catch (error) {
    // A start that is stopped fails, which is expected.
    if (opened.isStopping) return
    const sentence = startFault(error, config.right)
    if (sentence === null) logger.fatal({ err: error }, 'The server could not start')
    else printError(sentence)
    await opened.db?.destroy()
    process.exit(1)
  }
}

await main()
