import type { AutoDialStatus } from '@retain/domain/activity/call/autoDialStatuses'
import { formatPhone, keptParts, normalisePhone } from '@retain/domain/contact-info/phone'
import { sipNotices } from '@retain/domain/telephony/sipNotices'
import { numberToDial } from '@retain/domain/telephony/telephony'
import type { Invitation } from 'sip.js'
import { checked } from '../../forms/checked'
import type { GetCredentials } from '../sipAccess'
import type { CallPartner, Telephone, TelephoneListener } from '../telephone'
import { makeMicrophone, type Microphone } from './microphone'
import { keepRegistered } from './registration'
import { followCall, type CallSession, type SipCall } from './sipCall'
import { sipParts, type SipParts } from './sipParts'

interface SipTelephoneParts {
  readonly getCredentials: GetCredentials
  /** @default those of sip.js */
  readonly sip?: SipParts
  /** @default that of the browser */
  readonly microphone?: Microphone
}

/** With whom an incoming call is, as the exchange names them. */
function callerOf({ remoteIdentity }: Invitation): CallPartner {
  const { user = '' } = remoteIdentity.uri
  const phone = normalisePhone(decodeURIComponent(user))
  const shown = phone === null ? remoteIdentity.displayName || user || 'a hidden number' : formatPhone(phone)
  return { phone, shown, isIncoming: true }
}

/**
 * The telephone of the app itself, which calls by SIP over a WebSocket through the telephone exchange of the server
 * (docs/adr/0027-sip.md). One call at a time: a second caller hears that the line is busy.
 */
export function sipTelephone({
  getCredentials,
  sip = sipParts,
  microphone = makeMicrophone(),
}: SipTelephoneParts): Telephone {
  let listener: TelephoneListener | null = null
  let call: SipCall | null = null
  /** Whether somebody dialled or answered, and the browser has not said yet whether it gives its microphone. */
  let isAsking = false
  let notice: string | null = sipNotices.notRegistered

  const statusNow = (): AutoDialStatus => {
    if (notice === null) return 'ready'
    return notice === sipNotices.notSetUp ? 'not installed' : 'unavailable'
  }

  const registration = keepRegistered({
    getCredentials,
    sip,
    takeMicrophone: microphone.take,
    onInvite: (invitation) => {
      if (call !== null || isAsking) void invitation.reject({ statusCode: 486 }).catch(() => undefined)
      else ring(invitation)
    },
    onChange: (next) => {
      const before = notice
      notice = next
      if (before === next) return
      if (call === null) tellPlace()
      else listener?.onNotice(next === sipNotices.gone ? sipNotices.goneOnCall : (next ?? ''))
    },
  })

  /** Tells whether it is registered; what was said of a call stays where nothing changed. */
  const tellPlace = () => {
    listener?.onNotice(notice ?? '')
    listener?.onStatus(statusNow())
  }

  const over = () => {
    call = null
    microphone.release()
    if (notice !== null) tellPlace()
  }

  const begin = (session: CallSession, partner: CallPartner) => {
    if (listener === null) return
    listener.onNotice('')
    listener.onPartner(partner)
    call = followCall(session, { listener, partner, soundIn: sip.soundIn, onEnd: over })
  }

  function ring(invitation: Invitation) {
    begin({ way: 'in', session: invitation }, callerOf(invitation))
    listener?.onEvent('IncomingCall')
  }

  /** Does something with the microphone, or says why there is none. */
  const withMicrophone = async (act: () => void) => {
    if (isAsking) return
    isAsking = true
    const failure = await microphone.open()
    isAsking = false
    if (failure === null) act()
    else listener?.onNotice(failure)
  }

  const invite = (number: string) => {
    const agent = registration.agent()
    const target = sip.UserAgent.makeURI(`sip:${number}@${registration.domain()}`)
    if (agent === null || target === undefined || listener === null) {
      microphone.release()
      listener?.onNotice(sipNotices.notRegistered)
      return
    }
    const session = new sip.Inviter(agent, target)
    begin({ way: 'out', session }, { phone: number, shown: formatPhone(number), isIncoming: false })
    listener.onEvent('Dialing')
  }

  return {
    start: async (heard) => {
      listener = heard
      await registration.start()
      return statusNow()
    },
    dial: (kept) => {
      const { valid, error } = checked(numberToDial(kept, true))
      if (valid === null) return error
      if (call !== null || isAsking) return sipNotices.onCall
      if (notice !== null) return sipNotices.notRegistered
      void withMicrophone(() => invite(keptParts(valid).number))
      return null
    },
    answer: () => {
      const ringing = call
      if (ringing !== null) void withMicrophone(() => ringing.answer())
    },
    mute: microphone.mute,
    hangUp: () => call?.hangUp(),
    stop: () => {
      call?.hangUp()
      listener = null
      registration.stop()
    },
  }
}
