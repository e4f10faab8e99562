import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deeds, LiveStore, type Deed, type View } from '../../../cases/liveStore'
import type { LiveEvent } from '../../live/liveMessage'
import type { Page } from '../../paging/page'
import { applyAllToPage, applyToPage } from './applyToPage'
import type { LogRow } from '../rows/logRow'

/** A search that is under way: what the service found, once it has looked, and what was told since it was sent. */
interface Search {
  found: Page<LogRow> | null
  readonly since: LiveEvent[]
}

/** One list of a client: it applies what it is told, and asks again when it is behind, one search at a time. */
class List {
  #search: Search | null = null
  isBehind = false
  page: Page<LogRow>

  constructor(
    readonly view: View,
    readonly store: LiveStore,
  ) {
    this.page = store.search(view)
  }

  hear(event: LiveEvent): void {
    this.#search?.since.push(event)
    this.#take(applyToPage(this.page, event))
  }

  /** Sends the search that is due. */
  ask(): void {
    if (!this.isBehind || this.#search !== null) return
    this.isBehind = false
    this.#search = { found: null, since: [] }
  }

  /** The service looks, at a moment between question and answer. */
  look(): void {
    if (this.#search !== null) this.#search.found ??= this.store.search(this.view)
  }

  /** The answer arrives: what was told meanwhile may be older or newer than it. */
  answer(): void {
    if (this.#search === null) return
    const { found, since } = this.#search
    if (found === null) return
    this.#search = null
    this.#take(applyAllToPage(found, since))
  }

  get isQuiet(): boolean {
    return !this.isBehind && this.#search === null
  }

  #take({ page, isBehind }: ReturnType<typeof applyToPage>): void {
    this.page = page
    this.isBehind ||= isBehind
  }
}

/** A client and its connection, which may deliver late, twice, in another order, or break. */
class Client {
  readonly lists: readonly List[]
  #underway: LiveEvent[] = []
  #isBroken = false
  readonly #seen = new Set<string>()

  constructor(readonly store: LiveStore) {
    const views = [
      { page: 1, size: 8 },
      { page: 3, size: 8 },
      { page: 1, size: 10_000 },
    ]
    this.lists = views.map((view) => new List(view, store))
  }

  tell(events: readonly LiveEvent[]): void {
    if (!this.#isBroken) this.#underway.push(...events)
  }

  deliver(at: number, isTwice: boolean): void {
    const index = at % Math.max(1, this.#underway.length)
    const event = this.#underway[index]
    if (event === undefined) return
    if (!isTwice) this.#underway.splice(index, 1)
    if (this.#seen.has(event.eventId)) return
    this.#seen.add(event.eventId)
    for (const list of this.lists) list.hear(event)
  }

  /** A connection does not lose one message out of its middle: from the first lost one on it is broken. */
  breakAfter(count: number): void {
    this.#underway.splice(count)
    this.#isBroken = true
  }

  reconnect(replayed: number): void {
    this.#isBroken = false
    this.#underway = [...this.store.recent(replayed)]
    for (const list of this.lists) list.isBehind = true
  }

  /** Until nothing is under way any more: then every list is what a search would find. */
  settle(): void {
    if (this.#isBroken) this.reconnect(0)
    while (this.#underway.length > 0) this.deliver(0, false)
    while (this.lists.some(({ isQuiet }) => !isQuiet))
      for (const list of this.lists) {
        list.ask()
        list.look()
        list.answer()
      }
    for (const { page, view } of this.lists) expect(page).toEqual(this.store.search(view))
  }
}

type Step = (client: Client) => void

const some = fc.nat(60)
const which = fc.nat(2)
const onList = (act: (list: List) => void) =>
  which.map(
    (at): Step =>
      ({ lists }) =>
        lists.slice(at, at + 1).forEach(act),
  )

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .tuple(some, fc.constantFrom<Deed>(...deeds, 'lock', 'status', 'contact', 'unlock', 'contact'))
      .map(
        ([pick, deed]): Step =>
          (client) =>
            client.tell(client.store.doTo(pick, deed)),
      ),
  },
  { weight: 14, arbitrary: fc.constant<Step>((client) => client.deliver(0, false)) },
  {
    weight: 2,
    arbitrary: some.map(
      (at): Step =>
        (client) =>
          client.deliver(at, false),
    ),
  },
  {
    weight: 2,
    arbitrary: some.map(
      (at): Step =>
        (client) =>
          client.deliver(at, true),
    ),
  },
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

it('has the rows of a fresh search after quiet, whatever was dropped, doubled, turned around or cut off in 500 events [S-802]', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 500, maxLength: 500, size: 'max' }), (steps) => {
      const client = new Client(new LiveStore(60))
      for (const take of steps) take(client)
      client.settle()
    }),
    { numRuns: 200 },
  )
})
