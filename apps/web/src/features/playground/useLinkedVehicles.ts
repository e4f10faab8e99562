import { skipToken } from '@reduxjs/toolkit/query'
import { addVehicles } from '@retain/domain/payment/playground/playground'
import type { PlaygroundLink } from '@retain/domain/payment/playground/playgroundAddress'
import { joinList } from '@retain/domain/text/commaList'
import { useEffect, useState } from 'react'
import type { PlaygroundWork } from '../payment/usePlayground'
import { playgroundApi } from './playgroundApi'

/**
 * Adds the vehicles that the address of a playground names, as soon as they are read.
 *
 * @returns whether all are there that there are, and how many are no longer for sale.
 */
export function useLinkedVehicles({ vins }: PlaygroundLink, { source, change }: PlaygroundWork) {
  const { hyperionId, replacement } = source
  // The own replacement has its column already.
  const [isAdded, setIsAdded] = useState(false)
  const named = vins.filter((vin) => vin !== replacement?.vin)
  const { data, isError, refetch } = playgroundApi.useGetPlaygroundVehiclesQuery(
    named.length === 0 ? skipToken : { query: { hyperionId, vin: joinList(named) } },
  )
  useEffect(() => {
    if (data === undefined) return
    change('vehicles', (playground) => addVehicles(playground, data))
    setIsAdded(true)
  }, [data, change])
  return {
    isSettled: named.length === 0 || isAdded,
    isError,
    retry: () => void refetch(),
    sold: data === undefined ? 0 : named.length - data.length,
  }
}
