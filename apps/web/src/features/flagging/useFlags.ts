import { flagSavedText } from '@retain/domain/flagging/afterFlag'
import { flagRequest, type Flaggable, type FlagHolder } from '@retain/domain/flagging/associate'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { useBusy } from '../../forms/useBusy'
import { selectUser } from '../../session/sessionSlice'
import { flagApi, useListFlaggedAssociatesQuery } from './flagApi'

/** The flags of an opportunity, and changing one of them at a time. */
export function useFlags(opportunity: Flaggable) {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const { data, isError, refetch } = useListFlaggedAssociatesQuery({ query: { oppId: opportunity.opptId } })
  const { busyWith, run } = useBusy<string>()

  /** Sets or removes one person's flag (O-455, OP-069). */
  const change = (userName: string, holder: FlagHolder, isFlagged: boolean) =>
    run(userName, async () => {
      const body = flagRequest(opportunity, holder, isFlagged)
      const { error } = await dispatch(flagApi.endpoints.setFlag.initiate({ body }, { track: false }))
      if (error === undefined) dispatch(toastShown({ type: 'success', label: flagSavedText(isFlagged) }))
    })
  const userName = user?.userName ?? ''
  const isMine = data?.some((associate) => associate.userName === userName) ?? false
  return {
    flagged: data,
    isError,
    refetch: () => void refetch(),
    /** Whether it is flagged for the signed-in user. */
    isMine,
    /** Whose flag is being saved, by user name. */
    saving: busyWith,
    userName,
    remove: (associate: FlagHolder & { readonly userName: string }) =>
      change(associate.userName, associate, false),
    toggleMine: () => {
      if (user !== null) change(userName, user, !isMine)
    },
  }
}
