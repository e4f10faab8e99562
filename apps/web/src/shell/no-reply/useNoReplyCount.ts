import { skipToken } from '@reduxjs/toolkit/query/react'
import { useAppSelector } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { noReplyApi } from './noReplyApi'

/** How many inbound emails of the active store wait for an answer; `null` while that is unknown. */
export function useNoReplyCount(): number | null {
  const store = useAppSelector(selectActiveStore)
  return noReplyApi.endpoints.noReplyCount.useQueryState(store ?? skipToken).currentData?.count ?? null
}
