import type { ActionCode, ActionResultCode } from '@retain/domain/activity/actionCodes'
import type { EntryAction } from '@retain/domain/activity/history/contactActionTypes'
import type { ContactType } from '@retain/domain/activity/history/contactTypes'
import type { StatusCode } from '@retain/domain/opportunity/statuses'
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

const call = (result: ActionResultCode, direction: 'out' | 'in' = 'out'): Step => ({
  contactType: 'PhoneCall',
  contactAction: direction === 'out' ? 'OPHONE' : 'IPHONE',
  result,
  actionCode: direction === 'out' ? 'OUT_CALL' : 'IN_CALL',
  isContact: true,
  medium: 'phone',
})
const lead = (
  contactType: ContactType,
  contactAction: EntryAction,
  result: ActionResultCode | null,
  code: ActionCode | null,
): Step => ({
  contactType,
  contactAction,
  result,
  actionCode: code,
  isContact: code !== null,
  medium: null,
})
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
  inboundCall: call('INBOUNDCALL', 'in'),
  notInterested: call('NOI'),
  optOut: call('OPTOUT'),
  noLongerOwns: call('NLO'),
  outEmail: {
    contactType: 'Email',
    contactAction: 'OEMAIL',
    result: 'EMAILSENT',
    actionCode: 'OUT_EMAIL',
    isContact: true,
    medium: 'mail',
  },
  inEmail: {
    contactType: 'EmailReceived',
    contactAction: 'IEMAIL',
    result: 'CONTACTED',
    actionCode: 'IN_EMAIL',
    isContact: true,
    medium: 'mail',
  },
  noteContactMade: {
    contactType: 'Notes',
    contactAction: 'NOTE',
    result: 'CONTACTED',
    actionCode: 'NOTE',
    isContact: true,
    medium: null,
  },
  note: {
    contactType: 'Notes',
    contactAction: 'NOTE',
    result: 'NOTE',
    actionCode: 'NOTE',
    isContact: true,
    medium: null,
  },
  leadPending: lead('LeadPending', 'LEAD', 'LEADPEND', 'LEADPEND'),
  leadSent: lead('LeadSent', 'SLEAD', 'LEADSENT', 'LEADSENT'),
  leadCreated: lead('LeadCreated', 'CLEAD', 'LEADCREATED', 'LEADCREATED'),
  leadNoSale: lead('LEADNOSALE', 'LEAD', null, null),
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
