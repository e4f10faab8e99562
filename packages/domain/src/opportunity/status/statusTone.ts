import { statusLabels } from './statusLabels'
import type { StatusCode } from './statuses'

/** How much a status asks for attention; the screen gives each a colour. */
export type StatusTone = 'neutral' | 'info' | 'good' | 'careful'

const ofCodes: Readonly<Record<StatusCode, StatusTone>> = {
  NEW: 'neutral',
  IPCM: 'info',
  IPCNM: 'info',
  DNC: 'careful',
  NPL: 'careful',
  LEADPEND: 'good',
  LEADSENT: 'good',
  LEADCREATED: 'good',
  LEAM: 'neutral',
  NLO: 'neutral',
  NOI: 'neutral',
  DUPE: 'neutral',
  REACTIVATED: 'neutral',
}

/** The words of the lead system. */
const ofCompass: Readonly<Record<string, StatusTone>> = {
  Working: 'info',
  Desking: 'info',
  'Appointment Set': 'good',
  'Sold Pending Delivery': 'good',
  'Appointment Missed': 'careful',
  Lost: 'neutral',
}

const tones: ReadonlyMap<string, StatusTone> = new Map([
  ...Object.entries(ofCompass).map(([word, tone]) => [word.toLowerCase(), tone] as const),
  // Our own words last: a word of both has our tone.
  ...Object.entries(ofCodes).map(
    ([code, tone]) => [statusLabels[code as StatusCode].toLowerCase(), tone] as const,
  ),
])

/**
 * The tone of a status by the word that is shown, whoever's word it is and whatever code stands behind it, so that a word has
 * one colour everywhere. A word that is not known is neutral.
 *
 * @example statusTone('Lead Sent') // 'good'
 * @example statusTone('Appointment Missed') // 'careful'
 */
export const statusTone = (word: string): StatusTone => tones.get(word.trim().toLowerCase()) ?? 'neutral'
