import { finished, type Readable } from 'node:stream'
import { ApiProblem } from '../core/apiProblem'

/** Large pages and files that one person may receive at a time. */
export const mostLargeAnswers = 2

/** The large answers that are being sent by this process. */
export interface LargeAnswers {
  /**
   * Makes a large answer, which counts until it has been sent, has failed or its client has left.
   *
   * @throws ApiProblem `rateLimited` when the person receives as many as allowed.
   */
  readonly send: (sub: string, make: () => Promise<Readable>) => Promise<Readable>
}

/**
 * Counts large answers by person.
 *
 * @param isOn false counts nothing, for tests that ask more often than people do.
 */
export function countLargeAnswers(isOn: boolean): LargeAnswers {
  const open = new Map<string, number>()
  const change = (sub: string, by: 1 | -1) => {
    const count = (open.get(sub) ?? 0) + by
    if (count === 0) open.delete(sub)
    else open.set(sub, count)
  }
  return {
    send: async (sub, make) => {
      if (!isOn) return make()
      if ((open.get(sub) ?? 0) >= mostLargeAnswers)
        throw new ApiProblem('rateLimited', 'Large lists and files are sent two at a time.')
      change(sub, 1)
      try {
        const answer = await make()
        finished(answer, () => change(sub, -1))
        return answer
      } catch (error) {
        change(sub, -1)
        throw error
      }
    },
  }
}
