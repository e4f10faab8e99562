import type { SipCredentials } from '@retain/api-client/telephony'
import { sipRegistrationSeconds, sipRenewalWait } from '@retain/domain/telephony/sipCredentials'
import { sipNotices } from '@retain/domain/telephony/sipNotices'
import { RegistererState, UserAgentState, type Invitation, type Registerer, type UserAgent } from 'sip.js'
import type { GetCredentials } from '../sipAccess'
import { soundOf, type SipParts } from './sipParts'

/** How long is waited before the next attempt, in milliseconds: longer each time, half a minute at most. */
const waits = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000]

/** With these the exchange refuses whoever asks; with others it has trouble of its own. */
const refusals: readonly number[] = [401, 403, 404, 407]

interface RegistrationParts {
  readonly getCredentials: GetCredentials
  readonly sip: SipParts
  readonly takeMicrophone: () => Promise<MediaStream>
  readonly onInvite: (invitation: Invitation) => void
  /** It is registered now (`null`), or it is not, and why. */
  readonly onChange: (notice: string | null) => void
}

/** A telephone's place at the exchange, which it takes again by itself whenever it is lost. */
export interface Registration {
  /** Goes on until it is stopped. Resolves when the first attempt is over. */
  readonly start: () => Promise<void>
  /** What calls are made with; `null` while it is not registered. */
  readonly agent: () => UserAgent | null
  readonly domain: () => string
  readonly stop: () => void
}

const optionsOf = (
  { server, domain, userName, authorizationName, password }: SipCredentials,
  UserAgentClass: SipParts['UserAgent'],
) => {
  const uri = UserAgentClass.makeURI(`sip:${userName}@${domain}`)
  return {
    ...(uri === undefined ? {} : { uri }),
    authorizationUsername: authorizationName,
    authorizationPassword: password,
    transportOptions: { server, connectionTimeout: 8, keepAliveInterval: 25 },
  }
}

/** Keeps a telephone registered. */
export function keepRegistered(parts: RegistrationParts): Registration {
  const { getCredentials, sip, takeMicrophone, onInvite, onChange } = parts
  let agent: UserAgent | null = null
  let registerer: Registerer | null = null
  let domain = ''
  let isRegistered = false
  let isStopped = false
  let attempts = 0
  let retry: number | undefined
  let renewal: number | undefined

  const lose = (notice: string) => {
    if (isStopped) return
    isRegistered = false
    onChange(notice)
    if (notice === sipNotices.notSetUp) return
    window.clearTimeout(retry)
    retry = window.setTimeout(() => void attempt(), waits[Math.min(attempts, waits.length - 1)])
    attempts += 1
  }

  const win = () => {
    if (isStopped) return
    attempts = 0
    isRegistered = true
    onChange(null)
  }

  const makeAgent = (credentials: SipCredentials): UserAgent => {
    const made = new sip.UserAgent({
      ...optionsOf(credentials, sip.UserAgent),
      delegate: {
        onInvite,
        onDisconnect: (error) => {
          if (error !== undefined) lose(sipNotices.gone)
        },
      },
      // We try again ourselves: with credentials that are still good.
      reconnectionAttempts: 0,
      // Leaving tells the exchange, so that no call rings here any more.
      gracefulShutdown: true,
      logBuiltinEnabled: false,
      // Without a server of strangers: an exchange with media of its own is reached by its own address.
      sessionDescriptionHandlerFactory: soundOf(takeMicrophone),
      sessionDescriptionHandlerFactoryOptions: {
        iceGatheringTimeout: 2_000,
        peerConnectionConfiguration: { iceServers: [] },
      },
    })
    registerer = new sip.Registerer(made, { expires: sipRegistrationSeconds, refreshFrequency: 80 })
    registerer.stateChange.addListener((state) => {
      if (state === RegistererState.Registered) win()
      else if (state === RegistererState.Unregistered && isRegistered) lose(sipNotices.refused)
    })
    return made
  }

  const renewLater = (milliseconds: number) => {
    window.clearTimeout(renewal)
    renewal = window.setTimeout(() => void renew(), milliseconds)
  }

  /** The next registration takes the new ones: the exchange asks for them each time. */
  const take = (credentials: SipCredentials): UserAgent => {
    domain = credentials.domain
    renewLater(sipRenewalWait(credentials.expiresIn))
    agent ??= makeAgent(credentials)
    const { authorizationUsername, authorizationPassword } = optionsOf(credentials, sip.UserAgent)
    Object.assign(agent.configuration, { authorizationUsername, authorizationPassword })
    return agent
  }

  async function renew() {
    const credentials = await getCredentials()
    if (isStopped) return
    if (credentials === 'failed') renewLater(15_000)
    else if (credentials === null) {
      void registerer?.unregister().catch(() => undefined)
      lose(sipNotices.notSetUp)
    } else take(credentials)
  }

  async function attempt(): Promise<void> {
    const credentials = await getCredentials()
    if (isStopped) return
    if (credentials === null) return lose(sipNotices.notSetUp)
    if (credentials === 'failed') return lose(sipNotices.noCredentials)
    const used = take(credentials)
    try {
      await (used.state === UserAgentState.Started ? used.reconnect() : used.start())
    } catch {
      return lose(sipNotices.gone)
    }
    await registered()
  }

  /** Registers, and resolves when the exchange has answered. */
  const registered = () =>
    new Promise<void>((resolve) => {
      const fail = (notice: string) => {
        lose(notice)
        resolve()
      }
      registerer
        ?.register({
          requestDelegate: {
            onAccept: () => {
              win()
              resolve()
            },
            onReject: ({ message: { statusCode = 0 } }) =>
              fail(refusals.includes(statusCode) ? sipNotices.refused : sipNotices.gone),
          },
        })
        .catch(() => fail(sipNotices.gone))
    })

  return {
    start: attempt,
    agent: () => (isRegistered ? agent : null),
    domain: () => domain,
    stop: () => {
      isStopped = true
      window.clearTimeout(retry)
      window.clearTimeout(renewal)
      void agent?.stop().catch(() => undefined)
    },
  }
}
