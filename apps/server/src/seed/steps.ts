import type { ActionCode, ActionResultCode } from '@retain/domain/activity/actionCodes'
import type { EntryAction } from '@retain/domain/activity/history/contactActionTypes'
import type { ContactType } from '@retain/domain/activity/history/contactTypes'
import { entryOfAction } from '@retain/domain/activity/history/entryOfAction'
import type { StatusCode } from '@retain/domain/opportunity/status/statuses'
import type { Random } from './random'

/** What a step of a history is in the words of api.md section 4. */
interface Step {
  readonly contactType: ContactType
  readonly contactAction: EntryAction | null
  readonly result: ActionResultCode | null
  /** The code that the row shows as its last action; `null` for what is no action of a person. */
  readonly actionCode: ActionCode | null
  /** Whether the customer was spoken to, written to or worked on: these set the date of the last contact. */
  readonly isContact: boolean
  readonly medium: 'phone' | 'mail' | null
}

/** What somebody does with a customer; the domain knows which entry it leaves. */
const action = (actionCode: ActionCode, result: ActionResultCode, medium: Step['medium'] = null): Step => ({
  ...entryOfAction(actionCode),
  result,
  actionCode,
  isContact: true,
  medium,
})
const call = (result: ActionResultCode, actionCode: 'OUT_CALL' | 'IN_CALL' = 'OUT_CALL'): Step =>
  action(actionCode, result, 'phone')
const silent = (
  contactType: ContactType,
  contactAction: EntryAction | null,
  code: ActionCode | null = null,
): Step => ({
  contactType,
  contactAction,
  result: null,
  actionCode: code,
  isContact: false,
  medium: null,
})

/** Everything that can stand in a seeded history. */
export const steps = {
  contacted: call('CONTACTED'),
  busy: call('BUSY'),
  leftMessage: call('LEFTMSG'),
  noMessage: call('NOMSG'),
  badNumber: call('BADNUM'),
  inboundCall: call('INBOUNDCALL', 'IN_CALL'),
  notInterested: call('NOI'),
  optOut: call('OPTOUT'),
  noLongerOwns: call('NLO'),
  outEmail: action('OUT_EMAIL', 'EMAILSENT', 'mail'),
  inEmail: action('IN_EMAIL', 'CONTACTED', 'mail'),
  noteContactMade: action('NOTE', 'CONTACTED'),
  note: action('NOTE', 'NOTE'),
  leadPending: action('LEADPEND', 'LEADPEND'),
  leadSent: action('LEADSENT', 'LEADSENT'),
  leadCreated: action('LEADCREATED', 'LEADCREATED'),
  leadNoSale: silent('LEADNOSALE', 'LEAD'),
  view: silent('ViewOpportunity', null),
  print: silent('System', 'PRINT', 'PRINT'),
  scan: silent('VinScanned', null),
  flag: silent('FlgOppt', null),
  changeOwner: silent('ChangeOwner', null),
} as const satisfies Record<string, Step>

/** The name of a step. */
export type StepName = keyof typeof steps

const attempts = ['leftMessage', 'busy', 'noMessage', 'leftMessage', 'outEmail'] as const
const reached = ['contacted', 'contacted', 'inboundCall', 'noteContactMade'] as const

const some = (random: Random, from: readonly StepName[], least: number, most: number): StepName[] =>
  Array.from({ length: random.integer(least, most) }, () => random.pick(from))

/** Some look first. */
const opened = (random: Random): StepName[] => (random.chance(0.2) ? some(random, ['view'], 1, 2) : [])

/**
 * The steps, oldest first, that lead to a status by the rules of OP-009: an attempt is not contact made, contact made stays
 * contact made, a lead under way ends by a lead or by a refusal.
 */
export function stepsTo(status: StatusCode, random: Random): readonly StepName[] {
  const tries = some(random, attempts, 0, 2)
  switch (status) {
    case 'NEW':
      return random.chance(0.12) ? [random.pick(['view', 'view', 'print'])] : []
    case 'IPCNM':
      return [
        ...opened(random),
        ...some(random, attempts, 1, 3),
        ...(random.chance(0.12) ? (['note'] as const) : []),
      ]
    case 'IPCM':
      return [
        ...opened(random),
        ...tries,
        random.pick(reached),
        ...some(random, ['leftMessage', 'outEmail', 'contacted', 'note', 'print'], 0, 2),
      ]
    case 'DNC':
      return [...tries, 'optOut']
    case 'NPL':
      return [...some(random, ['noMessage', 'busy'], 0, 1), 'badNumber']
    case 'NOI':
      return [...tries, 'notInterested']
    case 'NLO':
      return [...tries, 'noLongerOwns']
    case 'LEADPEND':
      return [...tries, 'contacted', 'leadPending']
    case 'LEADSENT':
      return [...tries, 'contacted', 'leadPending', 'leadSent']
    case 'LEADCREATED':
      return ['contacted', 'leadPending', 'leadSent', 'leadCreated']
    case 'REACTIVATED':
      return ['contacted', 'leadPending', 'leadSent', 'leadNoSale']
    case 'LEAM':
      return random.chance(0.5) ? some(random, attempts, 1, 2) : []
    case 'DUPE':
      return ['changeOwner']
  }
}
