import type { DealTyped } from '@retain/domain/deal/dealTypes'
import type { ReplacementVehicle } from '@retain/domain/opportunity/sections'
import type { PresentDeal } from '@retain/domain/payment/playground/computation'
import {
  addVehicles,
  allVehicles,
  openPlayground,
  setHideReplacement,
  type Playground,
} from '@retain/domain/payment/playground/playground'
import {
  ownColumn,
  printPlayground,
  readPlayground,
  withLinkedColumn,
  type PlaygroundLink,
} from '@retain/domain/payment/playground/playgroundAddress'
import { withFirstAnswers, type VehicleAnswer } from '@retain/domain/payment/playground/playgroundAnswers'
import { isLoaded } from '@retain/domain/payment/playground/playgroundVehicle'

/** What a playground is opened with. Another object opens it anew, with what is tried out. */
export interface PlaygroundSource {
  readonly opptId: string
  readonly hyperionId: string
  readonly deal: DealTyped
  readonly replacement: ReplacementVehicle | null
  readonly present: PresentDeal
  /** The payments that are known already. */
  readonly known: readonly VehicleAnswer[]
}

/** A playground while somebody works with it. */
export interface HeldPlayground {
  readonly source: PlaygroundSource
  readonly playground: Playground
  /** What columns that have no first answer yet are to begin with. */
  readonly link: PlaygroundLink
  /** How long the next computation waits, in milliseconds. */
  readonly delay: number
}

/** The playground with first answers, and with what the link says of their columns. */
export function withKnown(held: HeldPlayground, answers: readonly VehicleAnswer[]): HeldPlayground {
  const { playground, source, link } = held
  const fresh = allVehicles(playground)
    .filter((column) => !isLoaded(column) && answers.some(({ vin }) => vin === column.vin))
    .map(({ vin }) => vin)
  const answered = withFirstAnswers(playground, answers)
  return {
    ...held,
    playground: fresh.reduce((before, vin) => withLinkedColumn(before, source.present, link, vin), answered),
  }
}

/** A playground as it opens; the vehicles of the link are added as soon as they are read. */
export function openHeld(source: PlaygroundSource, link: PlaygroundLink): HeldPlayground {
  const opened = openPlayground(source.deal, source.replacement)
  const playground = {
    ...setHideReplacement(opened, link.hideReplacement),
    currentEdits: link.currentEdits,
    deskingEdits: link.deskingEdits,
  }
  return withKnown({ source, playground, link, delay: 0 }, source.known)
}

/** The playground opened anew, as somebody has changed what it is opened with: its vehicles and what is tried out stay. */
export function reopenHeld({ playground, link }: HeldPlayground, source: PlaygroundSource): HeldPlayground {
  const printed = readPlayground(printPlayground(playground))
  const waiting = [...link.columns].filter(([name]) => !isKnown(playground, name))
  const opened = openHeld(source, { ...printed, columns: new Map([...printed.columns, ...waiting]) })
  const added = playground.added.map(({ replacementVehicle }) => replacementVehicle)
  // Revisions go on, so that no answer from before can be taken for one of now.
  const revision = playground.revision + 1
  const { playground: next } = opened
  return { ...opened, playground: { ...addVehicles(next, added), revision } }
}

/** Whether the column of a name has its first answer, so that all that is tried out stands in the playground itself. */
const isKnown = ({ replacement, added }: Playground, name: string): boolean =>
  name === ownColumn
    ? replacement !== null && isLoaded(replacement)
    : added.some((column) => column.vin === name && isLoaded(column))
