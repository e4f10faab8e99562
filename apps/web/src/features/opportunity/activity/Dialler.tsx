import { formatPhone } from '@retain/domain/contact-info/phone'
import { isOnCall } from '@retain/domain/telephony/dialWay'
import { telephonyStatusText } from '@retain/domain/telephony/statusText'
import { Button } from '@retain/ui/button'
import { ShownOn } from '@retain/ui/shown-on'
import { Phone, PhoneOff } from 'lucide-react'
import { styled } from 'styled-components'
import { selectVoipStatus } from '../../../core/config/appConfigSlice'
import { useAppDispatch, useAppSelector } from '../../../core/state/appHooks'
import { callEnded, numberDialled } from '../../../telephony/callEvents'
import { selectCallPartner, selectTelephoneNotice } from '../../../telephony/telephonySlice'
import { useDialWay } from '../../../telephony/useDialWay'
import { RingingButtons } from '../../../shell/calls/RingingButtons'
import { DialLink } from './DialLink'

const Status = styled.span`
  color: var(--ink-2);
  /* It takes no room while it says nothing, and stays where a screen reader listens to it. */
  &:empty {
    position: absolute;
  }
`

interface DiallerProps {
  /** The number that the call is about; `null` while none is chosen. */
  readonly phone: string | null
}

/**
 * Dials the number that the call is about and ends the call, beside what saves it: by the app's telephone while that is
 * available (OP-037), else by a link where the device is a telephone.
 */
export function Dialler({ phone }: DiallerProps) {
  const way = useDialWay()
  if (way === 'by hand') return null
  if (way !== 'link on a telephone') return <DialButton phone={phone} />
  return (
    <>
      <Said of="" />
      <DialLink phone={phone} />
    </>
  )
}

/** What the telephone says: its notice, or else its status. */
function Said({ of }: { readonly of: string }) {
  const notice = useAppSelector(selectTelephoneNotice)
  return (
    <Status role="status" aria-label="Telephone">
      {notice === '' ? of : notice}
    </Status>
  )
}

function DialButton({ phone }: DiallerProps) {
  const dispatch = useAppDispatch()
  const status = useAppSelector(selectVoipStatus)
  // Of other telephones the app knows no partner, and calls are taken there.
  const isRinging = useAppSelector(selectCallPartner) !== null && status === 'ringing'
  return (
    <>
      <Said of={telephonyStatusText(status)} />
      {isRinging ? (
        // On a phone the panel of the call stands right above, and here is no room for them.
        <ShownOn window="wide">
          <RingingButtons />
        </ShownOn>
      ) : isOnCall(status) ? (
        <Button icon={<PhoneOff aria-hidden="true" />} onPress={() => dispatch(callEnded())}>
          Hang up
        </Button>
      ) : (
        <Button
          icon={<Phone aria-hidden="true" />}
          aria-label={phone === null ? 'Dial' : `Dial ${formatPhone(phone)}`}
          isDisabled={phone === null}
          onPress={() => dispatch(numberDialled(phone))}
        >
          Dial
        </Button>
      )}
    </>
  )
}
