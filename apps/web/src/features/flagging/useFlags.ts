import type { Flaggable, FlagHolder } from '@retain/domain/flagging/associate'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { selectUser } from '../../session/sessionSlice'
import { useListFlaggedAssociatesQuery } from './flagApi'
import { saveFlag } from './saveFlags'

/** The flags of an opportunity, and changing one of them at a time. */
export function useFlags(opportunity: Flaggable) {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const { data, isError, refetch } = useListFlaggedAssociatesQuery({ query: { oppId: opportunity.opptId } })
  /** Whose flag is being saved, by user name. */
  const [saving, setSaving] = useState<string | null>(null)

  const change = async (userName: string, holder: FlagHolder, isFlagged: boolean) => {
    if (saving !== null) return
    setSaving(userName)
    await dispatch(saveFlag(opportunity, holder, isFlagged))
    setSaving(null)
  }
  const userName = user?.userName ?? ''
  const isMine = data?.some((associate) => associate.userName === userName) ?? false
  return {
    flagged: data,
    isError,
    refetch: () => void refetch(),
    /** Whether it is flagged for the signed-in user. */
    isMine,
    saving,
    userName,
    remove: (associate: FlagHolder & { readonly userName: string }) =>
      void change(associate.userName, associate, false),
    toggleMine: () => {
      if (user !== null) void change(userName, user, !isMine)
    },
  }
}
