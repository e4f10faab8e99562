import type { Generated } from 'kysely'
import type { GeneratedId, Id, Moment } from './columns'

/** What became of a reminder. */
export type ReminderState = 'open' | 'done' | 'removed'

/** A reminder of one person about an opportunity. */
export interface ReminderTable {
  hyperion_id: string
  reminder_id: GeneratedId
  oppt_id: Id
  user_name: string
  reminder_text: string
  due_at: Moment
  state: Generated<ReminderState>
  created_at: Moment
  /** When it was done or removed. */
  ended_at: Moment | null
  /** When its user was told that it is due. */
  notified_at: Moment | null
  /** Its alert; `null` once that went with it. */
  notification_id: Id | null
}
