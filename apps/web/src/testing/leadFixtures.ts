import { wireSaved } from './opportunityFixtures'

/** The lead of an opportunity in elead. */
export const wireLeadId = '900000001'

/** What a lead system says of a lead. */
export const wireLeadStatus = (changes: Readonly<Record<string, unknown>> = {}) => ({
  leadId: wireLeadId,
  opptId: '1000001',
  hyperionId: 'HAR',
  status: 'Working',
  statusDate: null,
  ...changes,
})

/** What sending to elead answers. */
export const wireElead = (opptId: string) => ({
  leadId: wireLeadId,
  messages: [
    ...wireSaved(opptId, { statusCode: 'LEADSENT' }).messages,
    { type: 'LEAD_ASSIGNED', payload: { opptId, hyperionId: 'HAR', leadId: wireLeadId } },
  ],
})
