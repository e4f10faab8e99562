import { textMessageStep } from '@retain/domain/text-message/textMessageRedirect'
import { actionTaken, resourceNotFound } from '../../core/state/events'
import type { AppThunk } from '../../core/state/appHooks'
import { selectActiveStore } from '../../session/active-store/activeStoreSlice'
import { changeStore } from '../../shell/start-up/startUp'
import { storesApi } from '../../session/active-store/storesApi'

/** How following a link ended: it led on or was left, or something failed and may be tried again. */
export type TextMessageOutcome = 'over' | 'failed'

const { checkStore, listStores } = storesApi.endpoints

/**
 * Follows the link of a text message: reads the store of the opportunity, makes it active, records that the
 * opportunity was opened, and goes to its page; to access denied where the store is not the person's, and to the not-found
 * page where there is no such opportunity (S-242 to S-247, S-746, OP-017). The link is left behind, so that Back does not
 * follow it again.
 *
 * @param signal ends the work when the page is left.
 */
export const openTextMessage =
  (id: string, signal: AbortSignal): AppThunk<Promise<TextMessageOutcome>> =>
  async (dispatch, _getState, { navigation }) => {
    const asked = textMessageStep(id, 'notAsked')
    const query = asked.kind === 'checkStore' ? { opptId: asked.opptId } : {}
    const { data, error } = await dispatch(
      checkStore.initiate({ query }, { forceRefetch: true, subscribe: false }),
    )
    if (signal.aborted) return 'over'
    if (data === undefined) {
      const status = statusOf(error)
      // An unknown id leads on by itself; a text that is no id is refused as a wrong request.
      if (status === 400) dispatch(resourceNotFound())
      return status === 400 || status === 404 ? 'over' : 'failed'
    }
    const step = textMessageStep(id, data)
    if (step.kind === 'open') {
      const isActive = await dispatch(workIn(step.hyperionId, signal))
      if (signal.aborted) return 'over'
      if (!isActive) return 'failed'
      dispatch(actionTaken(step.usage))
    }
    if (step.kind !== 'open' && step.kind !== 'go') return 'failed'
    navigation.go(step.to, { replace: true })
    return 'over'
  }

/** The status of a refusal; `undefined` of every other failure. */
const statusOf = (error: object | undefined): unknown =>
  error !== undefined && 'status' in error ? error.status : undefined

/** Makes a store of the person's the active one, unless it is; false when it cannot be. */
const workIn =
  (hyperionId: string, signal: AbortSignal): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (selectActiveStore(getState())?.hyperionId === hyperionId) return true
    const { data: stores = [] } = listStores.select({})(getState())
    const store = stores.find((one) => one.hyperionId === hyperionId)
    return store !== undefined && (await dispatch(changeStore(store, signal))) === 'entered'
  }
