import { readPlayground } from '@retain/domain/payment/playground/playgroundAddress'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlayground } from '../payment/usePlayground'
import { usePlaygroundContext } from '../payment/usePlaygroundContext'
import { useLinkedVehicles } from './useLinkedVehicles'
import type { PlaygroundData } from './usePlaygroundData'

/**
 * A playground as its address says it: with the vehicles that it names and what is tried out. The page and its print are opened by it.
 *
 * @returns what is worked with, what its lines are made of beside it, and what failed, to be tried again as a whole.
 */
export function useOpenedPlayground({ source, lastRo }: PlaygroundData) {
  const { search } = useLocation()
  const [link] = useState(() => readPlayground(search))
  const work = usePlayground(source, link, 'interactivePlayground')
  const linked = useLinkedVehicles(link, work)
  const context = usePlaygroundContext(source.present, lastRo)
  return {
    work,
    linked,
    context,
    hasFailed: work.hasFailed || linked.isError,
    retry: () => {
      if (linked.isError) linked.retry()
      work.retry()
    },
  }
}
