import type { Config } from '../config/config'
import { dailyCandidates } from '../feeds/dailyCandidates'
import { reminderDue } from '../features/reminder/reminderDue'
import type { RunnableKind } from '../jobs/jobKind'

/** Every kind of job that a server of this configuration does. */
export const jobKinds = ({ seed }: Pick<Config, 'seed'>): readonly RunnableKind[] => [
  reminderDue,
  // Demo data that belongs to one day stays in it.
  ...(seed.isOn && seed.today === null ? [dailyCandidates] : []),
]
