import { skipToken } from '@reduxjs/toolkit/query'
import type { PlacedStore } from '@retain/domain/session/storeRegions'
import { scopeChoices, storesWithin } from '@retain/domain/settings/scopePlaces'
import { readScopeName } from '@retain/domain/settings/overridesView'
import { mayEditSetting } from '@retain/domain/settings/settingAccess'
import { notSavedText } from '@retain/domain/messages/notSaved'
import { planBulkChange, type BulkPlan } from '@retain/domain/settings/settingBulk'
import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import { settingSpelling, wrongSettingValue } from '@retain/domain/settings/settingInput'
import { bulkStaleText, overrideTexts } from '@retain/domain/settings/settingTexts'
import { useMemo, useState } from 'react'
import { httpErrorOf } from '../../core/api/httpError'
import { useAppDispatch } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { useBusy } from '../../forms/useBusy'
import { settingAdminApi, settingNoun, useListSettingsQuery } from './settingAdminApi'
import { useSettingHolder } from './useSettingHolder'

/** A change that was made, and by what it is taken back. */
export interface DoneBulkChange {
  readonly changeId: string
  readonly settingKeyId: SettingKey
  readonly count: number
}

/** What is chosen in the dialog. */
interface Choice {
  readonly settingKeyId: SettingKey | null
  readonly isRemoving: boolean
  readonly value: string
  /** Names of scopes. */
  readonly chosen: readonly string[]
}

const nothing: Choice = { settingKeyId: null, isRemoving: false, value: '', chosen: [] }
/** Why the service refuses what the preview showed. */
const meanwhile: readonly string[] = ['stale', 'settingLocked']
const whole = { pageNumber: 1, pageSize: 10_000 }

/** A change of one setting in many stores: what is chosen, what it will do, and doing it, all of it or nothing. */
export function useBulkChange(stores: readonly PlacedStore[], onDone: (changed: DoneBulkChange) => void) {
  const dispatch = useAppDispatch()
  const holder = useSettingHolder()
  const [choice, setChoice] = useState(nothing)
  const { settingKeyId, isRemoving, value, chosen } = choice
  const { currentData, isError } = useListSettingsQuery(
    settingKeyId === null ? skipToken : { query: { settingKeyId, ...whole } },
    { refetchOnMountOrArgChange: true },
  )
  const [failure, setFailure] = useState<string | null>(null)
  const { busyWith, run } = useBusy<'save'>()
  const choices = useMemo(() => scopeChoices(stores), [stores])
  const options = useMemo(
    () =>
      choices.store.filter(({ id }) => {
        const scope = readScopeName(id)
        return scope !== null && mayEditSetting(holder, settingKeyId ?? 'TradeAdjustment', scope)
      }),
    [choices, holder, settingKeyId],
  )
  const wrong = settingKeyId === null || value === '' ? null : wrongSettingValue(settingKeyId, value)
  const plan = useMemo((): BulkPlan | null => {
    if (settingKeyId === null || currentData === undefined || chosen.length === 0) return null
    if (!isRemoving && (value === '' || wrong !== null)) return null
    const scopes = chosen.flatMap((name) => readScopeName(name) ?? [])
    const wanted = isRemoving ? null : settingSpelling(settingKeyId, value)
    return planBulkChange(currentData.list, scopes, wanted, stores)
  }, [settingKeyId, currentData, chosen, isRemoving, value, wrong, stores])
  const save = () => {
    if (plan === null || settingKeyId === null) return
    run('save', async () => {
      const body = { appSettingSaveSettings: plan.toSave, clear: isRemoving }
      const { data, error } = await dispatch(
        settingAdminApi.endpoints.saveManySettings.initiate(
          { body, idempotencyKey: crypto.randomUUID() },
          { track: false },
        ),
      )
      if (data === undefined) {
        const answer = httpErrorOf(error)
        setFailure(
          meanwhile.includes(answer?.code ?? '') ? bulkStaleText : notSavedText(settingNoun, answer !== null),
        )
        return
      }
      const label = isRemoving ? overrideTexts.removed : overrideTexts.saved
      dispatch(toastShown({ type: 'success', label }))
      onDone({ ...data, settingKeyId })
    })
  }
  const choose = (change: Partial<Choice>) => {
    setChoice((current) => ({ ...current, ...change }))
    setFailure(null)
  }
  return {
    ...choice,
    choose,
    options,
    /** The markets and brands whose stores can be chosen together. */
    groups: [...choices.market, ...choices.brand],
    addStoresOf: (group: string) => {
      const added = new Set([...chosen, ...storesWithin(group, stores)])
      choose({ chosen: options.map(({ id }) => id).filter((id) => added.has(id)) })
    },
    wrong: wrong ?? undefined,
    plan,
    failure,
    isError,
    isBusy: busyWith !== null,
    isBegun: choice !== nothing,
    save,
  }
}
