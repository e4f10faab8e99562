import { allId } from '../filters/filterOption'
import { repliedStatuses, type RepliedStatus } from './contactLogRow'

/** Which emails a search of the Contact Log asks for beside their days; `null` asks for all. */
export interface ContactLogChoice {
  /** A user name. */
  readonly emailSentBy: string | null
  readonly repliedStatus: RepliedStatus | null
}

/**
 * Reads the choices of a Contact Log search: an absent one, an empty one and ALL mean the same (L-534, L-563).
 *
 * @example readContactLogChoice({ emailSentBy: 'ALL', repliedStatus: 'responded' })
 * // { emailSentBy: null, repliedStatus: 'responded' }
 */
export const readContactLogChoice = (asked: {
  readonly emailSentBy?: string | undefined
  readonly repliedStatus?: string | undefined
}): ContactLogChoice => ({
  emailSentBy: asked.emailSentBy === allId ? null : asked.emailSentBy || null,
  repliedStatus: repliedStatuses.find((status) => status === asked.repliedStatus) ?? null,
})
