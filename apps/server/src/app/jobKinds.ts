import type { Config } from '../config/config'
import { announcementBegins } from '../features/announcements/announcementBegins'
import { contactDays } from '../features/dashboard/contactDays'
import { dailyRefresh } from '../features/daily-refresh/dailyRefresh'
import { reminderDue } from '../features/reminder/reminderDue'
import type { RunnableKind } from '../jobs/jobKind'
import type { Demo } from './demo/loadDemo'

/** Every kind of job that a server of this configuration does. */
export const jobKinds = ({ seed }: Pick<Config, 'seed'>, demo: Demo | null): readonly RunnableKind[] => {
  // Demo data that belongs to one day stays in it; what somebody asks for by hand is done all the same.
  const staysInItsDay = seed.isOn && seed.today !== null
  return [
    reminderDue,
    announcementBegins,
    contactDays,
    staysInItsDay ? { ...dailyRefresh, daily: null } : dailyRefresh,
    ...(seed.isOn && !staysInItsDay && demo !== null ? [demo.dailyCandidates] : []),
  ]
}
