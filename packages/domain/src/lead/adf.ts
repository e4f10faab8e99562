/** The two ways in which a lead goes out as ADF, by what the address of its store is. */
export const adfWays = ['email', 'http'] as const
export type AdfWay = (typeof adfWays)[number]

/**
 * The way to an address: that of a web service, or of a mailbox.
 *
 * @example adfWayOf('leads@bayview.example') // 'email'
 */
export const adfWayOf = (address: string): AdfWay => (/^https?:\/\//i.test(address) ? 'http' : 'email')

/** What a way is called, in the sentence that says how a store sends its leads. */
export const adfWayNames: Readonly<Record<AdfWay, string>> = { email: 'ADF by email', http: 'ADF by HTTP' }

/** The steps by which a lead goes out. */
export const adfSteps = ['setPending', 'send', 'accepted'] as const
export type AdfStep = (typeof adfSteps)[number]

/** What the steps are called. */
export const adfStepLabels: Readonly<Record<AdfWay, Readonly<Record<AdfStep, string>>>> = {
  email: {
    setPending: 'Opportunity set to Lead Pending',
    send: 'Sending the ADF email',
    accepted: 'Mail accepted: Lead Sent',
  },
  http: {
    setPending: 'Opportunity set to Lead Pending',
    send: 'Sending the ADF lead',
    accepted: 'Lead accepted: Lead Sent',
  },
}

/** What is said of a store that is to send its leads as ADF, and has no address for them. */
export const noAdfAddressText = 'The store has no address for its leads.'
