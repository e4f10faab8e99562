/** Fields of an answer's `meta`, beside the request id. */
export type Meta = Readonly<Record<string, unknown>>

/** An answer whose `meta` holds more than the request id. */
export class AnswerWithMeta<A> {
  constructor(
    readonly payload: A,
    readonly meta: Meta,
  ) {}
}
