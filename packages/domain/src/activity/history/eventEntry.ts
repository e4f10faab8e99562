import * as E from 'fp-ts/Either'
import { can } from '../../session/user/can'
import type { Permission } from '../../session/user/permissions'
import type { StatusCode } from '../../opportunity/status/statuses'
import { statusAfterLead } from '../../lead/lead'
import { notesLimit, notesTooLong } from '../notesLimit'
import type { EntryAction } from './contactActionTypes'
import type { ContactType } from './contactTypes'

/** An entry of the contact history for something that has no form (O-449, OP-061). */
export interface EventEntry {
  readonly opptId: string
  readonly notes: string
  readonly contactType: ContactType
  readonly contactAction: EntryAction | null
}

/** The three events that are recorded without a form: a vehicle chosen, a print, and a lead closed without sale. */
export const eventEntries = {
  vinSelected: { contactType: 'PlaygroundVinSelected', contactAction: null },
  print: { contactType: 'System', contactAction: 'PRINT' },
  leadNoSale: { contactType: 'LEADNOSALE', contactAction: 'LEAD' },
} as const satisfies Readonly<Record<string, Pick<EventEntry, 'contactType' | 'contactAction'>>>
export type EventName = keyof typeof eventEntries

/** The body by which an event is recorded (O-449). */
export const eventEntry = (event: EventName, opptId: string, notes: string): EventEntry => ({
  opptId,
  notes: notes.trim(),
  ...eventEntries[event],
})

/** Why an event is not recorded, as the code of the answer. */
export interface EventProblem {
  readonly code: 'invalid' | 'permission' | 'notPending'
  readonly message: string
}

/** What the service records, and the status after it. */
export interface ReadEvent {
  readonly event: EventName
  readonly notes: string
  readonly statusCode: StatusCode
}

const problem = (code: EventProblem['code'], message: string) => E.left({ code, message })

/** The event of an entry: a print by its action, the others by their type alone. */
const eventOf = ({ contactType, contactAction }: EventEntry): EventName | null => {
  if (contactType === 'System') return contactAction === 'PRINT' ? 'print' : null
  if (contactType === 'PlaygroundVinSelected') return 'vinSelected'
  return contactType === 'LEADNOSALE' ? 'leadNoSale' : null
}

/**
 * The event that was sent, or why it is refused: it is none of the three, the caller may not print the playground, or no
 * lead is pending that could end without sale (O-449, OP-061, api.md 2.9 saveContactHistory).
 *
 * @example readEvent(eventEntry('leadNoSale', '17', ''), 'NEW', roles) // left: notPending
 */
export function readEvent(
  entry: EventEntry,
  statusCode: StatusCode,
  roles: readonly Permission[],
): E.Either<EventProblem, ReadEvent> {
  const event = eventOf(entry)
  const notes = entry.notes.trim()
  if (event === null) return problem('invalid', 'The entry is none that is written down by itself.')
  if (notes.length > notesLimit) return problem('invalid', notesTooLong)
  if (event === 'print' && !can(roles, 'Opportunity_Can_Print_Playground'))
    return problem('permission', 'The playground cannot be printed without its permission.')
  const after = event === 'leadNoSale' ? statusAfterLead(statusCode, 'noSale') : statusCode
  return after === null
    ? problem('notPending', 'No lead of this opportunity is under way.')
    : E.right({ event, notes, statusCode: after })
}
