import type { Random } from './random'
import type { StepName } from './steps'

/** How the email of a customer was dealt with. */
export type ReplyState = 'open' | 'replied' | 'overridden'

/** An email of a customer that stands in the Contact Log. */
export interface EmailThread {
  readonly reply: ReplyState
  /** When the email came. */
  readonly receivedDaysAgo: number
  readonly steps: readonly StepName[]
}

/** Each twelfth of the first rows has written an email lately, so that every store has some of every kind. */
const spacing = 12
const offset = 3
const scriptedRows = 300
const windowDays = 45

/** The threads of the Contact Log's last 45 days; later rows of a large store seldom have one. */
export function emailThreadOf(random: Random, index: number): EmailThread | null {
  if (index < scriptedRows) {
    if (index % spacing !== offset) return null
    const turn = (index - offset) / spacing
    const place = turn % 9
    const reply = place === 4 ? 'overridden' : place % 2 === 1 || place === 0 ? 'open' : 'replied'
    return thread(
      random,
      reply,
      reply === 'open' ? 1 + ((turn * 5) % 28) : 2 + ((turn * 13) % (windowDays - 2)),
    )
  }
  if (!random.chance(0.012)) return null
  const reply = random.weighted({ open: 3, replied: 5, overridden: 2 })
  return thread(random, reply, random.integer(1, windowDays - 1))
}

function thread(random: Random, reply: ReplyState, receivedDaysAgo: number): EmailThread {
  const first: readonly StepName[] = random.chance(0.9) ? ['outEmail', 'inEmail'] : ['inEmail']
  return { reply, receivedDaysAgo, steps: reply === 'replied' ? [...first, 'outEmail'] : first }
}
