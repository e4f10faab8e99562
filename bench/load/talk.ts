import type { Crowd } from './plan.ts'

/** Where the searches go: to an address with a token per user, or by the same SQL straight to the database. */
export type Target =
  | { readonly kind: 'http'; readonly url: string; readonly tokens: readonly string[] }
  | { readonly kind: 'sql'; readonly url: string }

/** What the generator is asked. */
export interface Question {
  readonly target: Target
  readonly crowd: Crowd
  /** The stores of the users, dealt out one by one. */
  readonly stores: readonly string[]
}

/** What came of it. */
export interface Outcome {
  /** Of every search that was answered: milliseconds from its planned moment until the answer was there. */
  readonly taken: readonly { readonly ms: number; readonly name: string }[]
  readonly failed: number
}
