import fc from 'fast-check'
import { expect } from 'vitest'
import { opportunityOf, type LiveEvent, type LiveMessage } from '../src/live/liveMessage'
import type { Page } from '../src/paging/page'
import type { AppliedPage } from '../src/work-log/live/applyToPage'
import type { LiveSource, View } from './liveSource'

/** A log as its client keeps it. */
export interface LiveLog<Row> {
  readonly name: string
  readonly source: () => LiveSource<Row>
  /** The pages of it that are in the cache. */
  readonly views: readonly View<Row>[]
  /** The rule that is tested: a page of a view after messages. */
  readonly apply: (page: Page<Row>, messages: readonly LiveMessage[], view: View<Row>) => AppliedPage<Row>
  /** What is told of one opportunity comes in its order, as the channel sends it (adr 0009). @default in any order */
  readonly isInOrder?: boolean
}

/** A search that is under way: what the service found, once it has looked, and what was told since it was sent. */
interface Search<Row> {
  found: Page<Row> | null
  readonly since: LiveEvent[]
}

/** One list of a client: it applies what it is told, and asks again when it is behind, one search at a time. */
class List<Row> {
  #search: Search<Row> | null = null
  isStale = false
  page: Page<Row>

  constructor(
    readonly view: View<Row>,
    readonly log: LiveLog<Row>,
    readonly source: LiveSource<Row>,
  ) {
    this.page = source.search(view)
  }

  receive(event: LiveEvent): void {
    this.#search?.since.push(event)
    this.#take(this.log.apply(this.page, [event], this.view))
  }

  /** Sends the search that is due. */
  ask(): void {
    if (!this.isStale || this.#search !== null) return
    this.isStale = false
    this.#search = { found: null, since: [] }
  }

  /** The service looks, at a moment between question and answer. */
  look(): void {
    if (this.#search !== null) this.#search.found ??= this.source.search(this.view)
  }

  /** The answer arrives: what was told meanwhile may be older or newer than it. */
  answer(): void {
    if (this.#search === null) return
    const { found, since } = this.#search
    if (found === null) return
    this.#search = null
    this.#take(this.log.apply(found, since, this.view))
  }

  get isQuiet(): boolean {
    return !this.isStale && this.#search === null
  }

  #take({ page, isStale }: AppliedPage<Row>): void {
    this.page = page
    this.isStale ||= isStale
  }
}

/** Which opportunity an event is about, if any. */
const subjectOf = (event: LiveEvent): string | null => {
  if (event.type === 'CONTACT_LOG_NEW' || event.type === 'CONTACT_LOG_REPLY') return event.payload.opptId
  return opportunityOf(event)?.opptId ?? null
}

/** A client of a log and its connection, which may deliver late, twice, in another order, or break. */
class Client<Row> {
  readonly source: LiveSource<Row>
  readonly lists: readonly List<Row>[]
  #inFlight: LiveEvent[] = []
  #isBroken = false
  #replayedFrom = 0
  readonly #seen = new Set<string>()

  constructor(readonly log: LiveLog<Row>) {
    this.source = log.source()
    this.lists = log.views.map((view) => new List(view, log, this.source))
  }

  publish(events: readonly LiveEvent[]): void {
    if (!this.#isBroken) this.#inFlight.push(...events)
  }

  deliver(at: number, isTwice: boolean): void {
    const index = this.#dueAt(at % Math.max(1, this.#inFlight.length))
    const event = this.#inFlight[index]
    if (event === undefined) return
    if (!isTwice) this.#inFlight.splice(index, 1)
    if (this.#seen.has(event.eventId)) return
    this.#seen.add(event.eventId)
    for (const list of this.lists) list.receive(event)
  }

  /** A connection does not lose one message out of its middle: from the first lost one on it is broken. */
  breakAfter(count: number): void {
    this.#inFlight.splice(count)
    this.#isBroken = true
  }

  /** The last minute is told again, which never begins before the one of an earlier connection. */
  reconnect(replayed: number): void {
    const { published } = this.source
    this.#isBroken = false
    this.#replayedFrom = Math.max(this.#replayedFrom, published.length - replayed)
    this.#inFlight = published.slice(this.#replayedFrom)
    for (const list of this.lists) list.isStale = true
  }

  /** Until nothing is under way any more: then every list is what a search would find. */
  settle(): void {
    if (this.#isBroken) this.reconnect(0)
    while (this.#inFlight.length > 0) this.deliver(0, false)
    while (this.lists.some(({ isQuiet }) => !isQuiet))
      for (const list of this.lists) {
        list.ask()
        list.look()
        list.answer()
      }
    for (const { page, view } of this.lists) expect(page).toEqual(this.source.search(view))
  }

  /** Where the event stands that comes in the place of another: the first one of the same opportunity, in order. */
  #dueAt(index: number): number {
    const event = this.#inFlight[index]
    if (this.log.isInOrder !== true || event === undefined) return index
    return this.#inFlight.findIndex((one) => subjectOf(one) === subjectOf(event))
  }
}

type Step = <Row>(client: Client<Row>) => void

const some = fc.nat(60)
const onList = (act: <Row>(list: List<Row>) => void) =>
  fc.nat(5).map(
    (at): Step =>
      ({ lists }) =>
        lists.slice(at, at + 1).forEach((list) => act(list)),
  )

const deliver = (isTwice: boolean) =>
  some.map(
    (at): Step =>
      (client) =>
        client.deliver(at, isTwice),
  )

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.tuple(some, some).map(
      ([pick, turn]): Step =>
        (client) =>
          client.publish(client.source.act(pick, turn)),
    ),
  },
  { weight: 14, arbitrary: fc.constant<Step>((client) => client.deliver(0, false)) },
  { weight: 2, arbitrary: deliver(false) },
  { weight: 2, arbitrary: deliver(true) },
  {
    weight: 1,
    arbitrary: fc.nat(3).map(
      (count): Step =>
        (client) =>
          client.breakAfter(count),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.nat(30).map(
      (replayed): Step =>
        (client) =>
          client.reconnect(replayed),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Step>((client) => client.settle()) },
  { weight: 4, arbitrary: onList((list) => list.ask()) },
  { weight: 4, arbitrary: onList((list) => list.look()) },
  { weight: 4, arbitrary: onList((list) => list.answer()) },
)

/** Plays 500 random events and faults to the client of a log, so many times; after quiet its rows are those of a search. */
export function playFaults<Row>(log: LiveLog<Row>, numRuns: number): void {
  fc.assert(
    fc.property(fc.array(step, { minLength: 500, maxLength: 500, size: 'max' }), (steps) => {
      const client = new Client(log)
      for (const take of steps) take(client)
      client.settle()
    }),
    { numRuns },
  )
}
