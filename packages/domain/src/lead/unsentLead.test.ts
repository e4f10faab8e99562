import { describe, expect, it } from 'vitest'
import { notPendingText, unsentLeadText, type UnsentLead } from './unsentLead'

const lead: UnsentLead = {
  customer: 'Hana Castellanos',
  assignee: 'Priya Singh',
  vehicle: { year: 2026, make: 'Toyota', model: 'RAV4', trim: 'XLE Hybrid', stockNo: 'RT4X0917' },
}
const bare: UnsentLead = { customer: '', assignee: null, vehicle: null }

describe('what is said of a lead that was not sent', () => {
  it.each([
    [
      'compass',
      'compass did not answer. Nothing was sent.',
      'The opportunity stays Lead Pending until it is sent. Retry cannot send it twice.',
    ],
    ['elead', 'elead did not answer. Nothing was sent.', 'Retry cannot send it twice.'],
    [
      'adf',
      'The lead was not accepted.',
      'The opportunity stays Lead Pending until it is sent. Retry sends it with the same id.',
    ],
  ] as const)('names the lead, and what a retry means, where %s did not take it', (system, title, rest) => {
    expect(unsentLeadText(system, 'notAnswered', lead)).toEqual({
      title,
      text: `Not sent: the lead for Hana Castellanos, assigned to Priya Singh, with the 2026 Toyota RAV4 XLE Hybrid (S#RT4X0917). ${rest}`,
    })
  })

  it('sends back to the opportunity where the lead was refused', () => {
    const { title, text } = unsentLeadText('elead', 'refused', lead)
    expect(title).toBe('The lead was refused. Nothing was sent.')
    expect(text).toMatch(/Close this dialog and see how the opportunity stands before you try again\.$/)
  })

  it('does not say that nothing was sent where nobody knows', () => {
    const { title, text } = unsentLeadText('compass', 'unknown', lead)
    expect(title).toBe('No answer came. The lead may have been sent.')
    expect(text).not.toContain('Not sent')
  })

  it('leaves out what is not known', () => {
    expect(notPendingText(bare).text).toBe(
      'Not sent: the lead, without a vehicle. Retry cannot send it twice.',
    )
  })
})
