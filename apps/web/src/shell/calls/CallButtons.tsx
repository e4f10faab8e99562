import { Button } from '@retain/ui/button'
import { Mic, MicOff, PhoneOff } from 'lucide-react'
import { selectVoipStatus } from '../../core/config/appConfigSlice'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { callEnded } from '../../telephony/callEvents'
import { muteChanged, selectIsMuted } from '../../telephony/telephonySlice'

/** Ends a call of the app's own telephone, and keeps the other side from hearing while it goes on. */
export function CallButtons() {
  const dispatch = useAppDispatch()
  const isMuted = useAppSelector(selectIsMuted)
  const isConnected = useAppSelector(selectVoipStatus) === 'connected'
  const Icon = isMuted ? MicOff : Mic
  return (
    <>
      {isConnected && (
        <Button icon={<Icon aria-hidden="true" />} onPress={() => dispatch(muteChanged(!isMuted))}>
          {isMuted ? 'Unmute' : 'Mute'}
        </Button>
      )}
      <Button icon={<PhoneOff aria-hidden="true" />} onPress={() => dispatch(callEnded())}>
        Hang up
      </Button>
    </>
  )
}
