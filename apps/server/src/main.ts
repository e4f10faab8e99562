import type { RequestListener } from 'node:http'
import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app'
import { systemClock } from './clock'
import { readConfig, type Config } from './config'
import { openDatabase } from './db/connection'
import { migrate } from './db/migrate'
import type { Database } from './db/schema/schema'
import { openDoor, type Door } from './http/door'
import { preparingListener } from './http/preparing'
import type { Progress } from './http/preparingPage'
import { makeLogger } from './http/requestLog'
import { startFault } from './startFaults'
import { progressLine, readyText, say, sayFault } from './terminal'
import { trustOf } from './trust'

/** What has been opened so far, so that stopping can close it again, whenever it comes. */
interface Opened {
  door?: Door
  db?: Database
  app?: FastifyInstance
  isStopping: boolean
}

async function start(config: Config, logger: Logger, opened: Opened): Promise<void> {
  let progress: Progress = { label: 'Opening the database', percent: 0 }
  opened.door = await openDoor(
    config.port,
    config.host,
    preparingListener(config, () => progress),
  )
  opened.db = await openDatabase(config.database, (message) => logger.warn(message))
  await migrate(opened.db)
  if (config.seed.isOn) {
    const show = progressLine()
    await seed(opened.db, config, (percent, label) => {
      progress = { label, percent }
      show(percent, label)
    })
  }
  await serve(config, logger, opened.db, opened.door, opened)
  say(readyText(config))
}

async function seed(
  db: Database,
  config: Config,
  onProgress: (percent: number, label: string) => void,
): Promise<void> {
  const { seedIfEmpty } = await import('./seed/seed')
  await seedIfEmpty(db, {
    today: config.seed.today ?? systemClock().slice(0, 10),
    log: say,
    onProgress: (done, total, label) => onProgress(total === 0 ? 100 : (done / total) * 100, label),
  })
}

async function serve(
  config: Config,
  logger: Logger,
  db: Database,
  door: Door,
  opened: Opened,
): Promise<void> {
  let listener: RequestListener | null = null
  const app = await buildApp({
    config,
    db,
    logger,
    clock: systemClock,
    trust: trustOf(config, db, systemClock),
    serveOn: (appListener) => {
      listener = appListener
      return door.server
    },
  })
  opened.app = app
  await app.ready()
  if (listener !== null) door.lead(listener)
}

/** Takes no more calls, finishes those that run, closes the database and gives its folder back. */
async function stop({ door, app, db }: Opened): Promise<void> {
  await door?.close()
  await app?.close()
  await db?.destroy()
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (E.isLeft(config)) {
    config.left.forEach(sayFault)
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
        logger.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)

  try {
    await start(config.right, logger, opened)
  } catch (error) {
    // What stopping interrupts fails; that is no fault.
    if (opened.isStopping) return
    const sentence = startFault(error, config.right)
    if (sentence === null) logger.fatal({ err: error }, 'The server could not start')
    else sayFault(sentence)
    await opened.db?.destroy()
    process.exit(1)
  }
}

await main()
