import { Button } from '@retain/ui/button'
import { Phone, PhoneOff } from 'lucide-react'
import { useAppDispatch } from '../../core/state/appHooks'
import { callAnswered, callEnded } from '../../telephony/callEvents'

/** Takes or declines the call that comes in. */
export function RingingButtons() {
  const dispatch = useAppDispatch()
  return (
    <>
      <Button variant="primary" icon={<Phone aria-hidden="true" />} onPress={() => dispatch(callAnswered())}>
        Answer
      </Button>
      <Button icon={<PhoneOff aria-hidden="true" />} onPress={() => dispatch(callEnded())}>
        Decline
      </Button>
    </>
  )
}
