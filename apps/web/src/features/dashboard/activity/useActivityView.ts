import type { Day } from '@retain/domain/calendar/day'
import {
  parseActivityView,
  printActivityView,
  type ActivityFilter,
  type ActivityView,
} from '@retain/domain/dashboard/activity'
import { firstPage } from '@retain/domain/paging/pageSize'
import { routes } from '@retain/domain/session/routes/routes'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Which contacts or leads are looked at: all of it stands in the address. */
export function useActivityView(today: Day) {
  const { search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const view = parseActivityView(search, today)
    const show = (next: ActivityView) => void navigate(`${routes.activity.path}?${printActivityView(next)}`)
    return {
      view,
      show,
      filter: (change: Partial<ActivityFilter>) => show({ ...view, ...change, page: firstPage }),
    }
  }, [search, navigate, today])
}
