import {
  EmitterImpl,
  RegistererState,
  SessionState,
  UserAgent,
  UserAgentState,
  type Invitation,
} from 'sip.js'
import { vi } from 'vitest'
import type { SipParts, Sound } from '../telephony/sip/sipParts'

interface Delegate {
  onInvite?: (invitation: Invitation) => void
  onDisconnect?: (error?: Error) => void
}

interface RequestDelegate {
  onAccept?: () => void
  onReject?: (response: { message: { statusCode: number } }) => void
  onProgress?: (response: { message: { statusCode: number } }) => void
}

/** A call whose other side is the test. */
class FakeSession {
  state = SessionState.Initial
  readonly #states = new EmitterImpl<SessionState>()
  readonly stateChange = this.#states
  readonly done: string[] = []
  request: RequestDelegate = {}
  become(state: SessionState) {
    this.state = state
    this.#states.emit(state)
  }
  readonly end = async (deed: string) => {
    this.done.push(deed)
    this.become(SessionState.Terminated)
  }
  readonly bye = () => this.end('bye')
  readonly cancel = () => this.end('cancel')
  readonly reject = ({ statusCode }: { statusCode: number }) => this.end(`reject ${statusCode}`)
  readonly accept = async () => this.become(SessionState.Established)
  readonly invite = async ({ requestDelegate }: { requestDelegate: RequestDelegate }) => {
    this.request = requestDelegate
  }
}

/**
 * An exchange in the place of sip.js. It registers whoever asks unless the test says otherwise.
 */
export function fakeSip() {
  const exchange = { isAway: false, refuses: false }
  const agents: FakeAgent[] = []
  const calls: { to: string; session: FakeSession }[] = []
  const sound = {
    remoteMediaStream: {} as MediaStream,
    peerConnection: { connectionState: 'connected' },
  } as unknown as Sound

  class FakeAgent {
    static readonly makeURI = (uri: string) => UserAgent.makeURI(uri)
    state = UserAgentState.Stopped
    readonly configuration: Record<string, unknown>
    readonly delegate: Delegate
    constructor(options: Record<string, unknown> & { delegate: Delegate }) {
      this.configuration = { ...options }
      this.delegate = options.delegate
      agents.push(this)
    }
    readonly start = async () => {
      this.state = UserAgentState.Started
      if (exchange.isAway) throw new Error('away')
    }
    readonly reconnect = async () => {
      if (exchange.isAway) throw new Error('away')
    }
    readonly stop = async () => {
      this.state = UserAgentState.Stopped
    }
  }

  class FakeRegisterer {
    readonly #states = new EmitterImpl<RegistererState>()
    readonly stateChange = this.#states
    readonly register = async ({ requestDelegate }: { requestDelegate: RequestDelegate }) => {
      if (exchange.refuses) requestDelegate.onReject?.({ message: { statusCode: 403 } })
      else requestDelegate.onAccept?.()
    }
    readonly unregister = async () => this.#states.emit(RegistererState.Unregistered)
  }

  class FakeInviter extends FakeSession {
    constructor(_agent: unknown, target: { user?: string }) {
      super()
      calls.push({ to: target.user ?? '', session: this })
    }
  }

  vi.stubGlobal(
    'Audio',
    class {
      srcObject: unknown = null
      readonly play = () => Promise.resolve()
      readonly pause = () => undefined
    },
  )
  return {
    sip: {
      UserAgent: FakeAgent,
      Registerer: FakeRegisterer,
      Inviter: FakeInviter,
      soundIn: () => sound,
    } as unknown as SipParts,
    exchange,
    agents,
    calls,
    sound: sound as unknown as {
      peerConnection: { connectionState: string }
      peerConnectionDelegate?: { onconnectionstatechange: (event: Event) => void }
    },
    /** Somebody calls. */
    ring: (user: string, displayName = '') => {
      const session = new FakeSession()
      const invitation = Object.assign(session, { remoteIdentity: { displayName, uri: { user } } })
      agents.at(-1)?.delegate.onInvite?.(invitation as unknown as Invitation)
      return session
    },
    /** The connection to the exchange breaks. */
    cut: () => agents.at(-1)?.delegate.onDisconnect?.(new Error('cut')),
  }
}
