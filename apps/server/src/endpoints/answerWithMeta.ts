/** What is said about an answer beside its payload; it stands in `meta`, after the request id. */
export type Meta = Readonly<Record<string, unknown>>

/** A payload together with what a handler says about it. */
export class AnswerWithMeta<A> {
  constructor(
    readonly payload: A,
    readonly meta: Meta,
  ) {}
}
