import { instantFromEpoch } from '@retain/domain/calendar/instant'
import type { ReplacementVehicle } from '@retain/domain/opportunity/sections'
import { joinList } from '@retain/domain/text/commaList'
import {
  closedVls,
  resultReceived,
  setVlsHideReplacement,
  startVls,
  tokenReceived,
  windowClosed,
  windowOpened,
  windowReturned,
  type Vls,
  type VlsAccess,
} from '@retain/domain/vls/vls'
import { vlsWindowAddress } from '@retain/domain/vls/vlsAddresses'
import { popUpBlockedText, soldMeanwhileText, vlsAwayText } from '@retain/domain/vls/vlsProgress'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import { recordEvent } from '../history/recordEvent'
import { useBusy } from '../../forms/useBusy'
import { vlsApi } from './vlsApi'
import { visitEnd } from './vlsWindow'

/** For what a vehicle is looked for. */
export interface VlsVisit {
  readonly opptId: string
  readonly hyperionId: string
  /** The own replacement is hidden, which leaves room for a third vehicle (O-292). @default false */
  readonly hideReplacement?: boolean
  /** The VINs that are shown already, which cannot be chosen again. @default none */
  readonly shownVins?: readonly string[]
  /** The vehicles that were chosen, in their order. */
  readonly onChosen: (vehicles: readonly ReplacementVehicle[]) => void
}

const windowFeatures = 'popup,width=1440,height=920'
const noVins: readonly string[] = []
const present = () => instantFromEpoch(Date.now())

/**
 * A visit of the vehicle listing service (O-296 to O-306, OP-098, OP-099): a token, the window, what was chosen in it, and the
 * details of that. A window that is closed without a choice changes nothing; everything else that goes wrong is said.
 */
export function useVlsVisit(visit: VlsVisit) {
  const dispatch = useAppDispatch()
  const [vls, setVls] = useState<Vls>(closedVls)
  const { run } = useBusy<'visit'>()
  const access = useRef<VlsAccess | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const start = () => {
    // By the press itself: later the browser would take it for an unwanted one.
    const opened = window.open('', '_blank', windowFeatures)
    if (opened === null) {
      setVls((current) => ({ ...windowClosed(current), error: popUpBlockedText }))
      return
    }
    run('visit', () => goThrough(opened))
  }

  const goThrough = async (opened: Window) => {
    const { opptId, hyperionId, hideReplacement = false, shownVins = noVins, onChosen } = visit
    const abort = new AbortController()
    controller.current = abort
    const fail = (error: string) => {
      opened.close()
      setVls((current) => ({ ...windowClosed(current), error }))
    }
    const begun = startVls(setVlsHideReplacement(vls, hideReplacement), present())
    setVls(begun)
    if (begun.token === null || access.current === null) {
      const { data, error } = await dispatch(
        vlsApi.endpoints.openVls.initiate({ query: { hyperionId, opptId } }, { track: false }),
      )
      if (error !== undefined || data === undefined) return fail(vlsAwayText)
      access.current = data
    }
    const { current: token } = access
    if (abort.signal.aborted || token === null || token.token === '') {
      opened.close()
      setVls(abort.signal.aborted ? windowClosed : (current) => tokenReceived(current, null))
      access.current = null
      return
    }
    setVls((current) => windowOpened(tokenReceived(current, token)))
    opened.location.replace(vlsWindowAddress(token.url, { hideReplacement, shownVins }))
    if ((await visitEnd(opened, token.token, abort.signal)) === 'closed') return setVls(windowClosed)

    setVls(windowReturned)
    const chosen = await dispatch(
      vlsApi.endpoints.getVlsData.initiate({ query: { token: token.token } }, { track: false }),
    )
    if (chosen.error !== undefined) return fail(vlsAwayText)
    const found = resultReceived({ ...begun, vins: [] }, chosen.data ?? null)
    if (found.error !== null) return setVls((current) => ({ ...windowClosed(current), error: found.error }))
    const details = await dispatch(
      vlsApi.endpoints.getVlsVehicles.initiate(
        { query: { hyperionId, vin: joinList(found.vins) } },
        { track: false },
      ),
    )
    if (details.error !== undefined) return fail(vlsAwayText)
    setVls((current) => ({ ...resultReceived(current, { vins: [...found.vins] }), error: null }))
    const vehicles = details.data ?? []
    if (vehicles.length === 0) return fail(soldMeanwhileText)
    for (const vehicle of vehicles) dispatch(recordEvent('vinSelected', opptId, vehicleName(vehicle)))
    onChosen(vehicles)
  }

  const cancel = useCallback(() => {
    controller.current?.abort()
    setVls(windowClosed)
  }, [])
  /** What went wrong was read. */
  const dismiss = useCallback(() => setVls((current) => ({ ...current, error: null })), [])
  return { vls, start, cancel, dismiss }
}
