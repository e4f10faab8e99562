import { storeSwitch, type EnabledStore } from '@retain/domain/settings/enabledStores'
import { switchedMeanwhileText, switchedText } from '@retain/domain/settings/storeSwitchTexts'
import { settingSavedText } from '@retain/domain/settings/settingTexts'
import { useCallback, useState } from 'react'
import { httpErrorOf } from '../../core/api/httpError'
import { readOnce } from '../../core/api/readOnce'
import { useAppDispatch, type AppThunk } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { useBusy } from '../../forms/useBusy'
import { settingAdminApi } from '../setting-admin/settingAdminApi'
import { storeAdminApi } from './storeAdminApi'

/** A store with what its switch is to be. */
export interface WantedSwitch {
  readonly store: EnabledStore
  readonly isEnabled: boolean
}

/** What became of the last switch. */
export interface SwitchNote {
  readonly text: string
  readonly isConflict: boolean
  /** What takes it back; `null` where nothing was switched. */
  readonly undo: WantedSwitch | null
}

const untracked = { track: false } as const

/** Switches stores on and off, one at a time, and takes the last one back. Somebody else's switch is never overwritten. */
export function useStoreSwitch() {
  const dispatch = useAppDispatch()
  const { busyWith, run } = useBusy<WantedSwitch>()
  const [note, setNote] = useState<SwitchNote | null>(null)

  const change = useCallback(
    (store: EnabledStore, isEnabled: boolean) =>
      run({ store, isEnabled }, async () => {
        setNote(null)
        setNote(await dispatch(switchStore(store, isEnabled)))
      }),
    [dispatch, run],
  )
  return {
    /** What is being switched; `null` while nothing is. */
    wanted: busyWith,
    note,
    change,
    closeNote: () => setNote(null),
  }
}

/** The store as it is stored now; `undefined` where that could not be read. */
const storeNow =
  ({ hyperionId }: EnabledStore): AppThunk<Promise<EnabledStore | undefined>> =>
  async (dispatch) => {
    const { listAllStores } = storeAdminApi.endpoints
    const query = { text: hyperionId }
    const { data } = await dispatch(readOnce(listAllStores.initiate({ query }, { forceRefetch: true })))
    return data?.list.find((one) => one.hyperionId === hyperionId)
  }

/** Saves a switch; `null` where that failed, and its toast says so. */
const switchStore =
  (store: EnabledStore, isEnabled: boolean): AppThunk<Promise<SwitchNote | null>> =>
  async (dispatch) => {
    const body = { appSettingSaveSettings: [storeSwitch(store, isEnabled)], clear: false }
    const idempotencyKey = crypto.randomUUID()
    const { saveSettings } = settingAdminApi.endpoints
    const { data, error } = await dispatch(saveSettings.initiate({ body, idempotencyKey }, untracked))
    if (error === undefined) {
      dispatch(toastShown({ type: 'success', label: settingSavedText }))
      const undo = { store: { ...store, isEnabled, version: data[0]?.version ?? 0 }, isEnabled: !isEnabled }
      return { text: switchedText(store.name, isEnabled), isConflict: false, undo }
    }
    const isConflict = httpErrorOf(error)?.status === 409
    const now = isConflict ? await dispatch(storeNow(store)) : undefined
    if (now === undefined) return null
    return {
      text: switchedMeanwhileText(now.name, now.isEnabled, now.changedBy),
      isConflict: true,
      undo: null,
    }
  }
