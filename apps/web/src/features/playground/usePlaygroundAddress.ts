import type { Playground } from '@retain/domain/payment/playground/playground'
import { printPlayground } from '@retain/domain/payment/playground/playgroundAddress'
import { shortDebounce } from '@retain/domain/text/inputTiming'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Keeps the address that of what the playground shows, so that it can be sent to a colleague. It takes the place of the one
 * before: Back leaves the page.
 *
 * @param isSettled the playground holds all that its address named.
 */
export function usePlaygroundAddress(playground: Playground, isSettled: boolean): void {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown }
  const navigate = useNavigate()
  const printed = printPlayground(playground)
  const shown = search.replace(/^\?/, '')
  useEffect(() => {
    if (!isSettled || printed === shown) return
    const timer = setTimeout(
      () => void navigate({ pathname, search: printed }, { replace: true, state, preventScrollReset: true }),
      shortDebounce,
    )
    return () => clearTimeout(timer)
  }, [isSettled, printed, shown, navigate, pathname, state])
}
