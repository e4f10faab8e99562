import { toCents, type Cents } from '@retain/domain/money/money'
import type { Random } from './random'

/** A piece of work of a repair order. */
export interface SeedWork {
  readonly description: string
  readonly opCode: string
  /** Unknown while the order is open. */
  readonly amount: Cents | null
}

/** What workshops do: by its code a name, and from and to how many dollars it costs. */
const jobs = {
  LOF: ['Oil and filter', 60, 120],
  MPI: ['Multi-point inspection', 0, 0],
  ROT: ['Tire rotation', 25, 45],
  CAB: ['Cabin filter', 45, 85],
  BRK: ['Brake inspection', 0, 60],
  PAD: ['Front brake pads', 220, 420],
  ALN: ['Wheel alignment', 99, 160],
  BAT: ['Battery', 160, 290],
  WIP: ['Wiper blades', 35, 70],
  TIR: ['Four tires', 560, 1_180],
  TRN: ['Transmission service', 190, 340],
  REC: ['Recall, software update', 0, 0],
} as const

type OpCode = keyof typeof jobs

const usual: Readonly<Record<OpCode, number>> = {
  LOF: 30,
  MPI: 18,
  ROT: 14,
  CAB: 8,
  BRK: 10,
  PAD: 5,
  ALN: 4,
  BAT: 3,
  WIP: 7,
  TIR: 3,
  TRN: 2,
  REC: 3,
}

/** The work of a visit, each piece once, at its usual price. */
export function usualWork(random: Random): readonly SeedWork[] {
  const codes = Array.from({ length: random.integer(1, 4) }, () => random.weighted(usual))
  return [...new Set(codes)].map((opCode) => {
    const [description, least, most] = jobs[opCode]
    return { opCode, description, amount: toCents(random.integer(least, most) * 100) }
  })
}

/** The work of a visit whose amount is known, or not yet: its pieces come to just that. */
export function workOfAmount(random: Random, amount: Cents | null): readonly SeedWork[] {
  const work = usualWork(random)
  const share = amount === null ? null : Math.floor(amount / work.length)
  return work.map((piece, at) => ({
    ...piece,
    amount:
      amount === null || share === null
        ? null
        : toCents(at === work.length - 1 ? amount - share * (work.length - 1) : share),
  }))
}
