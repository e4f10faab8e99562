import { printFitSearch, readFitSearch, type FitSearch } from '@retain/domain/payment/what-fits/fitAddress'
import { shortDebounce } from '@retain/domain/text/inputTiming'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** How the stock is looked at, kept in the address, which takes the place of the one before: Back leaves the page. */
export function useFitSearch() {
  const {
    pathname,
    search: shown,
    state,
  } = useLocation() as { pathname: string; search: string; state: unknown }
  const navigate = useNavigate()
  const [search, setSearch] = useState(() => readFitSearch(shown))
  const printed = printFitSearch(search)
  useEffect(() => {
    if (printed === shown.replace(/^\?/, '')) return
    const timer = setTimeout(
      () => void navigate({ pathname, search: printed }, { replace: true, state, preventScrollReset: true }),
      shortDebounce,
    )
    return () => clearTimeout(timer)
  }, [printed, shown, navigate, pathname, state])
  const change = useCallback(
    (changes: Partial<FitSearch>) => setSearch((current) => ({ ...current, ...changes })),
    [],
  )
  return { search, change }
}
