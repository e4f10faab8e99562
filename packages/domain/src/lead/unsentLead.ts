import type { ReplacementVehicle } from '../opportunity/sections'
import { vehicleName } from '../vehicle/comparison'
import type { LeadSystem } from './lead'

/**
 * Why a lead was not sent: its system has not taken it, we have refused it because of how the opportunity stands, or no answer came
 * that would tell.
 */
export type LeadFailure = 'notAnswered' | 'refused' | 'unknown'

/** What is said in a dialog in which something failed: what happened, and what can be done. */
export interface FailureText {
  readonly title: string
  readonly text: string
}

/** The lead that somebody wanted to send. */
export interface UnsentLead {
  /** The customer's name; '' while it is not known. */
  readonly customer: string
  /** The name of whom it was assigned to; `null` for nobody. */
  readonly assignee: string | null
  /** The vehicle that goes along; `null` for none. */
  readonly vehicle: Pick<ReplacementVehicle, 'year' | 'make' | 'model' | 'trim' | 'stockNo'> | null
}

/** What the retry of a lead means: a system takes a lead once. */
const retryTexts: Readonly<Record<LeadSystem, string>> = {
  compass: 'Retry cannot send it twice.',
  elead: 'Retry cannot send it twice.',
  // A mail server can have taken what it did not confirm.
  adf: 'Retry sends it with the same id.',
}

const notAnsweredTitles: Readonly<Record<LeadSystem, string>> = {
  compass: 'compass did not answer. Nothing was sent.',
  elead: 'elead did not answer. Nothing was sent.',
  adf: 'The lead was not accepted.',
}

/** An opportunity whose lead goes to these is pending before. */
const stayPendingText = 'The opportunity stays Lead Pending until it is sent.'

const described = ({ customer, assignee, vehicle }: UnsentLead): string => {
  const stock = vehicle === null || vehicle.stockNo === null ? '' : ` (S#${vehicle.stockNo})`
  return [
    customer === '' ? 'the lead' : `the lead for ${customer}`,
    assignee === null ? '' : `, assigned to ${assignee}`,
    vehicle === null ? ', without a vehicle' : `, with the ${vehicleName(vehicle)}${stock}`,
  ].join('')
}

/**
 * What is said of a lead that was not sent, or of which nobody knows (mock lead-dialog).
 *
 * @example
 * unsentLeadText('elead', 'notAnswered', { customer: 'Hana Castellanos', assignee: 'Pat Lee', vehicle: null }).title
 * // 'elead did not answer. Nothing was sent.'
 */
export function unsentLeadText(system: LeadSystem, failure: LeadFailure, lead: UnsentLead): FailureText {
  const what = described(lead)
  switch (failure) {
    case 'notAnswered':
      return {
        title: notAnsweredTitles[system],
        text: [
          `Not sent: ${what}.`,
          ...(system === 'elead' ? [] : [stayPendingText]),
          retryTexts[system],
        ].join(' '),
      }
    case 'refused':
      return {
        title: 'The lead was refused. Nothing was sent.',
        text: `Not sent: ${what}. Close this dialog and see how the opportunity stands before you try again.`,
      }
    case 'unknown':
      return {
        title: 'No answer came. The lead may have been sent.',
        text: `Not known: ${what}. ${retryTexts[system]}`,
      }
  }
}

/** What is said where the first step of a lead to compass failed. */
export const notPendingText = (lead: UnsentLead): FailureText => ({
  title: 'The opportunity could not be set to Lead Pending. Nothing was sent.',
  text: `Not sent: ${described(lead)}. ${retryTexts.compass}`,
})

/** What is said where the lead is in compass, and the browser did not open its window. */
export const windowBlockedText: FailureText = {
  title: 'The compass window was blocked.',
  text: `Allow this page to open windows in the browser, then press Retry. ${retryTexts.compass}`,
}

/** What is said where the lead is in elead, and the answer about its entry is missing. */
export const entryNotReadText: FailureText = {
  title: 'The lead was sent, but its entry could not be read.',
  text: 'Retry writes the entry into the contact history, and does not send the lead again.',
}

/** What is said while a lead is on its way: a system that does not answer is asked again. */
export const sendingLeadText =
  'Sending the lead. A system that does not answer is asked again, for up to half a minute.'
