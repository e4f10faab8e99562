import { noLongerOwnsReason } from '../activity/call/callVocabulary'
import type { LiveMessage } from './liveMessage'

/**
 * The message to a store about an opportunity that a manager has marked No Longer Owns, in the words of the fixed reason
 * (O-159, S-348, OP-032, OP-040).
 *
 * @example noLongerOwnsMessage({ opptId: '17', hyperionId: 'HAR' }).type // 'OPPT_NLO'
 */
export const noLongerOwnsMessage = ({
  opptId,
  hyperionId,
}: {
  readonly opptId: string
  readonly hyperionId: string
}): Extract<LiveMessage, { type: 'OPPT_NLO' }> => ({
  type: 'OPPT_NLO',
  payload: { opptId, hyperionId, statusCode: 'NLO', message: noLongerOwnsReason },
})
