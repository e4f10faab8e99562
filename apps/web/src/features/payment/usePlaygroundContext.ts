import type { LastRoCustomer } from '@retain/domain/opportunity/sections'
import type { PresentDeal } from '@retain/domain/payment/playground/computation'
import type { PlaygroundContext } from '@retain/domain/payment/playground/playgroundColumns'
import { useMemo } from 'react'
import { selectConfig } from '../../core/config/appConfigSlice'
import { useAppSelector } from '../../core/state/appHooks'
import { useSettings } from '../../session/active-store/useStore'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'

/** What the lines of a playground are made of beside the playground itself. */
export function usePlaygroundContext(
  { currentVehicle, dealInformation, desking }: PresentDeal,
  lastRoDealCustomer: LastRoCustomer | null,
): PlaygroundContext {
  const { fuelPrice } = useAppSelector(selectConfig)
  const { EAAnnualMiles: annualMiles } = useSettings()
  const offset = useStoreOffset()
  return useMemo(
    () => ({
      currentVehicle,
      dealInformation,
      desking,
      lastRoDealCustomer,
      offset,
      fuelUse: { annualMiles, fuelPrice },
    }),
    [currentVehicle, dealInformation, desking, lastRoDealCustomer, offset, annualMiles, fuelPrice],
  )
}
