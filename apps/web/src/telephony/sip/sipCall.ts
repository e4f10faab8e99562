import { isBusyCode, missedCall, sipEnding, sipNotices } from '@retain/domain/telephony/sipNotices'
import { SessionState, type Invitation, type Inviter } from 'sip.js'
import type { CallPartner, TelephoneListener } from '../telephone'
import type { SipParts, Sound } from './sipParts'

/** One call from its beginning to its end. */
export interface SipCall {
  readonly answer: () => void
  readonly hangUp: () => void
}

/** Whose call it is: ours, or somebody else's. */
export type CallSession =
  { readonly way: 'out'; readonly session: Inviter } | { readonly way: 'in'; readonly session: Invitation }

interface CallParts {
  readonly listener: Pick<TelephoneListener, 'onEvent' | 'onNotice' | 'onPartner'>
  readonly partner: CallPartner
  readonly soundIn: SipParts['soundIn']
  /** It is over, for whatever reason. */
  readonly onEnd: () => void
}

const ignored = () => undefined

/** Plays what the other side says until it is told to stop. */
function play({ remoteMediaStream }: Sound): () => void {
  const sound = new Audio()
  sound.srcObject = remoteMediaStream
  void sound.play().catch(ignored)
  return () => {
    sound.pause()
    sound.srcObject = null
  }
}

/** Begins or takes up a call and tells its events (S-352). A call whose sound broke off is ended. */
export function followCall(call: CallSession, { listener, partner, soundIn, onEnd }: CallParts): SipCall {
  const { session } = call
  let silence: () => void = ignored
  let isEndedHere = false
  let wasAnswered = false

  const hear = () => {
    const sound = soundIn(session)
    if (sound === null) return
    silence = play(sound)
    sound.peerConnectionDelegate = {
      onconnectionstatechange: () => {
        if (sound.peerConnection?.connectionState !== 'failed') return
        listener.onNotice(sipNotices.cutOff)
        void session.bye().catch(ignored)
      },
    }
  }

  const end = () => {
    silence()
    listener.onEvent('EndOfCall')
    if (call.way === 'in' && !wasAnswered && !isEndedHere) listener.onNotice(missedCall(partner.shown))
    listener.onPartner(null)
    onEnd()
  }

  session.stateChange.addListener((state) => {
    if (state === SessionState.Established) {
      wasAnswered = true
      hear()
      listener.onEvent('CallConnected')
    }
    if (state === SessionState.Terminated) end()
  })

  if (call.way === 'out')
    void call.session
      .invite({
        requestDelegate: {
          onProgress: ({ message: { statusCode } }) => {
            if (statusCode === 180 || statusCode === 183) listener.onEvent('RingBack')
          },
          // Told when the call is over.
          onReject: ({ message: { statusCode = 0 } }) => {
            if (isBusyCode(statusCode)) listener.onEvent('BusySignal')
            listener.onNotice(sipEnding(statusCode))
          },
        },
      })
      .catch(ignored)

  return {
    answer: () => {
      if (call.way === 'in') void call.session.accept().catch(ignored)
    },
    hangUp: () => {
      isEndedHere = true
      void ended(call).catch(ignored)
    },
  }
}

/** Ends a call in the way of its state: an unanswered one is cancelled or declined. */
async function ended(call: CallSession): Promise<unknown> {
  if (call.session.state === SessionState.Established) return call.session.bye()
  return call.way === 'out' ? call.session.cancel() : call.session.reject({ statusCode: 603 })
}
