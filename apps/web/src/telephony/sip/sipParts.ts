import { Inviter, Registerer, UserAgent, Web, type Session } from 'sip.js'

/** The sound of a call: what the other side says, and the connection that carries it. */
export type Sound = Pick<
  Web.SessionDescriptionHandler,
  'remoteMediaStream' | 'peerConnection' | 'peerConnectionDelegate'
>

/** What of sip.js is used, so that tests can put something else in its place. */
export interface SipParts {
  readonly UserAgent: typeof UserAgent
  readonly Registerer: typeof Registerer
  readonly Inviter: typeof Inviter
  /** The sound of a call; `null` while it has none. */
  readonly soundIn: (session: Session) => Sound | null
}

/** The real ones. */
export const sipParts: SipParts = {
  UserAgent,
  Registerer,
  Inviter,
  soundIn: ({ sessionDescriptionHandler }) =>
    sessionDescriptionHandler instanceof Web.SessionDescriptionHandler ? sessionDescriptionHandler : null,
}

/** How calls get their microphone: the stream that was asked for before the call began. */
export const soundOf = (microphone: () => Promise<MediaStream>) =>
  Web.defaultSessionDescriptionHandlerFactory(microphone)
