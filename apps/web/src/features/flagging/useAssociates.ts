import type { Associate } from '@retain/domain/flagging/associate'
import { associatesOfEvery } from '@retain/domain/flagging/flagMany'
import { useEffect, useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { useAppDispatch, useAppSelector } from '../../core/state/appHooks'
import { selectUser } from '../../session/sessionSlice'
import { flagApi } from './flagApi'

const nobody: readonly Associate[] = []
const { listAssociates } = flagApi.endpoints
const of = (hyperionId: string) => ({ query: { hyperionId } })

/**
 * Everybody who can be flagged: those who work at every one of the stores, the flagged ones who have left,
 * and the user.
 *
 * @param hyperionIds the stores; one that is named twice counts once.
 * @param flagged for whom it is flagged already. @default nobody
 */
export function useAssociates(hyperionIds: readonly string[], flagged: readonly Associate[] = nobody) {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const names = [...new Set(hyperionIds)].join()
  const stores = useMemo(() => names.split(','), [names])
  useEffect(() => {
    const subscriptions = stores.map((hyperionId) => dispatch(listAssociates.initiate(of(hyperionId))))
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [dispatch, stores])
  const select = useMemo(() => stores.map((hyperionId) => listAssociates.select(of(hyperionId))), [stores])
  const answers = useAppSelector((state) => select.map((selectAnswer) => selectAnswer(state)), shallowEqual)
  const isError = answers.some((answer) => answer.isError)
  const associates = useMemo(() => {
    const own: readonly Associate[] =
      user === null
        ? nobody
        : [
            {
              userName: user.userName,
              givenName: user.givenName ?? '',
              familyName: user.familyName ?? '',
              email: user.email ?? '',
              isFlagged: false,
            },
          ]
    const lists = answers.flatMap(({ data }) => (data === undefined ? [] : [data]))
    const working = lists.length === answers.length ? associatesOfEvery(lists) : nobody
    const known = new Map(
      [...flagged, ...own, ...working].map((associate) => [associate.userName, associate]),
    )
    return [...known.values()]
  }, [answers, flagged, user])
  return {
    associates,
    isLoading: !isError && answers.some(({ data }) => data === undefined),
    failure: isError ? 'The associates could not be read.' : undefined,
  }
}
