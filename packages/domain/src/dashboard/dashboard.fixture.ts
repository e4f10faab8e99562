import type { Day } from '../calendar/day'
import { noPeriodFigures, type Dashboard, type DashboardGroup } from './dashboard'

const weekOf = (contacts: number, answers = 0) => ({ ...noPeriodFigures, contacts, answers })

/** Somebody with their figures, of two weeks. */
export const someGroup = (key: string | null, name: string | null): DashboardGroup => ({
  key,
  name,
  contacts: 7,
  answers: 3,
  leads: 1,
  responses: 2,
  responseSeconds: 2_825,
  flags: 2,
  onList: 8,
  contacted: 6,
  weeks: [weekOf(3, 3), { ...weekOf(4), responses: 2, responseSeconds: 2_825 }],
})

/** The figures of two weeks that end on Friday, 20 November 2026. */
export const someDashboard: Dashboard = {
  from: '2026-11-09' as Day,
  to: '2026-11-20' as Day,
  previousFrom: '2026-10-28' as Day,
  previousTo: '2026-11-08' as Day,
  weeks: ['2026-11-09', '2026-11-16'] as Day[],
  groups: [someGroup('jordan', 'Jordan Mills'), { ...someGroup(null, null), flags: 0 }],
  total: { ...someGroup(null, null), contacts: 14, flags: 2 },
  previous: weekOf(10),
}
