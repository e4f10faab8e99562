import { useAppSelector } from '../core/state/appHooks'
import { selectMessage, selectPhase, selectUser } from './sessionSlice'

/** Who is signed in, the state of signing in, and the text to show when it failed. */
export const useSession = () => ({
  phase: useAppSelector(selectPhase),
  user: useAppSelector(selectUser),
  message: useAppSelector(selectMessage),
})
