import type { CallContext, CallDraft } from '../src/activity/call/callDraft'
import { buildCallChoices } from '../src/activity/call/callChoices'
import { emptyCall } from '../src/activity/call/callDraft'
import type { CallReading } from '../src/activity/call/callCodes'
import type { CustomerPhone } from '../src/opportunity/sections'
import type { Permission } from '../src/session/user/permissions'

export const associate: readonly Permission[] = ['Opportunity_Application_Access']
export const manager: readonly Permission[] = [...associate, 'Opportunity_Can_Set_No_Longer_Owned']

export const day = '5550140199'
export const evening = '5550140127'
export const mobile = '5550140182'
/** A number that is not on file. */
export const typed = '5550140155'

const phone = (known: Pick<CustomerPhone, 'title' | 'number'> & Partial<CustomerPhone>): CustomerPhone => ({
  ext: null,
  isBad: false,
  isBest: false,
  ...known,
})

/** Three good numbers on file, of which the mobile one is the best. */
export const goodPhones: readonly CustomerPhone[] = [
  phone({ title: 'Day', number: day, ext: '12' }),
  phone({ title: 'Evening', number: evening }),
  phone({ title: 'Mobile', number: mobile, isBest: true }),
]

/** The same numbers, every one of them bad. */
export const badPhones: readonly CustomerPhone[] = goodPhones.map((entry) => ({ ...entry, isBad: true }))

/** What the service knows of an opportunity in process of a manager's, with a lease. */
export const reading = (known: Partial<CallReading> = {}): CallReading => ({
  statusCode: 'IPCM',
  deal: { dealType: 'Lease', dealTypeCode: 'Lease' },
  roles: manager,
  phones: goodPhones,
  ...known,
})

/** What the form knows of the same. */
export const contextOf = ({ statusCode, deal, roles }: CallReading): CallContext => ({
  statusCode,
  deal,
  choices: buildCallChoices(roles),
})

export const context: CallContext = contextOf(reading())

/** The form as it opens, with some of it filled in. */
export const draft = (filled: Partial<CallDraft> = {}, phones = goodPhones, within = context): CallDraft => ({
  ...emptyCall(phones, within),
  ...filled,
})
