import { dialWay, type DialWay } from '@retain/domain/telephony/dialWay'
import { selectVoipStatus } from '../core/config/appConfigSlice'
import { useAppSelector } from '../core/state/appHooks'
import { useSettings } from '../session/active-store/useStore'

/** How numbers are dialled now in the active store. */
export function useDialWay(): DialWay {
  const { EATelephony } = useSettings()
  const status = useAppSelector(selectVoipStatus)
  return dialWay(EATelephony, status)
}
