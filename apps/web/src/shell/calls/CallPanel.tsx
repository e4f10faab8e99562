import { incomingCall, signalsOf } from '@retain/domain/alerts/alertSignals'
import { telephonyStatusText } from '@retain/domain/telephony/statusText'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { selectVoipStatus } from '../../core/config/appConfigSlice'
import { useAppSelector } from '../../core/state/appHooks'
import type { CallPartner } from '../../telephony/telephone'
import { selectIsMuted, selectTelephoneNotice } from '../../telephony/telephonySlice'
import { keptAlertChoices } from '../alerts/alertChoices'
import { CallButtons } from './CallButtons'
import { CallerCustomers } from './CallerCustomers'
import { Buttons, Panel, Partner, State } from './callPanelStyle'
import { startRinging } from './ring'
import { RingingButtons } from './RingingButtons'

/**
 * A call in a corner of the window, on whichever page: with whom it is, what becomes of it, and what ends it. It takes no focus:
 * somebody may be typing when it rings.
 */
export function CallPanel({ partner }: { readonly partner: CallPartner }) {
  const status = useAppSelector(selectVoipStatus)
  const notice = useAppSelector(selectTelephoneNotice)
  const isMuted = useAppSelector(selectIsMuted)
  const isRinging = status === 'ringing'
  useEffect(() => {
    if (isRinging && signalsOf(keptAlertChoices(), incomingCall).sound) return startRinging()
    return undefined
  }, [isRinging])
  return createPortal(
    <Panel aria-label="Telephone call" data-react-aria-top-layer="true">
      <div role={isRinging ? 'alert' : 'status'}>
        <State>
          {telephonyStatusText(status)}
          {isMuted && ', you are muted'}
        </State>
        <Partner>{partner.shown}</Partner>
        {notice !== '' && <p>{notice}</p>}
      </div>
      {partner.isIncoming && <CallerCustomers phone={partner.phone} />}
      <Buttons>{isRinging ? <RingingButtons /> : <CallButtons />}</Buttons>
    </Panel>,
    document.body,
  )
}
