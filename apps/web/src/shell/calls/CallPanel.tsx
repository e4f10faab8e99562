import { telephonyStatusText } from '@retain/domain/telephony/statusText'
import { Button } from '@retain/ui/button'
import { Phone, PhoneOff } from 'lucide-react'
import { createPortal } from 'react-dom'
import { selectVoipStatus } from '../../core/config/appConfigSlice'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { callAnswered, callEnded } from '../../telephony/callEvents'
import type { CallPartner } from '../../telephony/telephone'
import { CallerCustomers } from './CallerCustomers'
import { Buttons, Panel, Partner, State } from './callPanelStyle'
import { selectTelephoneNotice } from '../../telephony/telephonySlice'

/**
 * A call in a corner of the window, on whichever page: with whom it is, what becomes of it, and what ends it. It takes no focus:
 * somebody may be typing when it rings.
 */
export function CallPanel({ partner }: { readonly partner: CallPartner }) {
  const dispatch = useAppDispatch()
  const status = useAppSelector(selectVoipStatus)
  const notice = useAppSelector(selectTelephoneNotice)
  const isRinging = status === 'ringing'
  return createPortal(
    <Panel aria-label="Telephone call" data-react-aria-top-layer="true">
      <div role={isRinging ? 'alert' : 'status'}>
        <State>{telephonyStatusText(status)}</State>
        <Partner>{partner.shown}</Partner>
        {notice !== '' && <p>{notice}</p>}
      </div>
      {partner.isIncoming && <CallerCustomers phone={partner.phone} />}
      <Buttons>
        {isRinging && (
          <Button
            variant="primary"
            icon={<Phone aria-hidden="true" />}
            onPress={() => dispatch(callAnswered())}
          >
            Answer
          </Button>
        )}
        <Button icon={<PhoneOff aria-hidden="true" />} onPress={() => dispatch(callEnded())}>
          {isRinging ? 'Decline' : 'Hang up'}
        </Button>
      </Buttons>
    </Panel>,
    document.body,
  )
}
