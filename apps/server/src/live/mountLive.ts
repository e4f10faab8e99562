import type { FastifyInstance } from 'fastify'
import { pingInterval } from '@retain/domain/live/limits'
import type { Config } from '../config/config'
import { withoutValues } from '../core/loggedError'
import { openChannel, type ChannelParts } from './channel'
import type { Live } from '../outbox/live'
import type { WriteHost } from '../outbox/transact'
import { connectProcesses, type OtherProcesses } from './otherProcesses'

/** What the live channel needs of the app around it, and what the features do with it. */
export interface LiveParts extends Pick<ChannelParts, 'db' | 'clock' | 'verifyToken' | 'takeMessage'> {
  readonly fastify: FastifyInstance
  /** What is to be done after every heartbeat, when it is known who is still connected. */
  readonly afterHeartbeat: (host: WriteHost) => Promise<void>
}

/**
 * Serves the live channel beside the app's routes: it takes the `upgrade` events of the app's server, once the app is
 * ready, and ends with the app. Until then such a request is answered like any other, with 503.
 *
 * @returns what commands announce their events to.
 */
export function mountLive(parts: LiveParts, config: Config): Live {
  const { fastify: app, db, clock, verifyToken, takeMessage, afterHeartbeat } = parts
  const onFailure = (error: unknown) =>
    app.log.error({ err: withoutValues(error) }, 'the live channel had a fault')
  let others: OtherProcesses | null = null
  const channel = openChannel({
    db,
    clock,
    verifyToken,
    publicUrl: config.publicUrl,
    takeMessage,
    notifyOthers: () => others?.notify(),
    onFailure,
    onEnd: (connectionId, code) => app.log.info({ connectionId, code }, 'live connection ended'),
  })

  const live = { announce: channel.announce }
  const heartbeat = async () => {
    // Users who are connected are written first: after the machine was suspended their last time is old.
    await channel.heartbeat()
    await afterHeartbeat({ db, clock, live })
  }
  let heartbeatTimer: NodeJS.Timeout | undefined

  app.addHook('onReady', async () => {
    await channel.start()
    app.server.on('upgrade', channel.upgrade)
    heartbeatTimer = setInterval(() => void heartbeat().catch(onFailure), pingInterval).unref()
    if (config.database.kind === 'postgres')
      others = connectProcesses(config.database.url, channel.notify, onFailure)
  })
  app.addHook('preClose', async () => {
    clearInterval(heartbeatTimer)
    await channel.close()
  })
  // Commands that are still running when the sockets close notify other processes too.
  app.addHook('onClose', async () => others?.leave())
  return live
}
