import { randomNumbers } from '../../randomNumbers'

/** A vehicle lead of the bench's data set; the same for every grid. */
export interface BenchRow {
  readonly id: number
  readonly stock: string
  readonly customer: string
  readonly vehicle: string
  readonly price: number
  readonly cost: number
  readonly margin: number
  readonly created: string
  readonly updated: string
  readonly status: number
  readonly notes: string
  readonly tags: readonly number[]
  readonly locked: boolean
  readonly rep: string
  readonly mileage: number
  readonly phone: string
  readonly color: string
}

const firstNames =
  'Ada,Boris,Carla,Diego,Elena,Farid,Greta,Hugo,Ines,Jonas,Karim,Lena,Marco,Nadia,Oscar,Petra,Quinn,Rosa,Stefan,Tara,Umar,Vera,Walter,Xenia,Yusuf,Zoe'.split(
    ',',
  )
const lastNames =
  'Abbott,Becker,Castro,Dubois,Eriksen,Fischer,Garcia,Hansen,Ivanov,Jansen,Kovacs,Larsen,Moreau,Novak,Olsen,Peters,Quist,Rossi,Schmidt,Tanaka,Ulrich,Vogel,Weber,Xu,Young,Zeller'.split(
    ',',
  )
const vehicles =
  'Corolla Hybrid,Golf Variant,Octavia Combi,Model 3,i4 eDrive40,XC60 Recharge,Kona Electric,Transit Custom,Qashqai e-Power,CX-5 Skyactiv,A4 Avant,C-Class Estate'.split(
    ',',
  )
const words =
  'customer asked for a second test drive and wants the trade in offer reviewed before Friday because financing depends on the delivery date and winter tyres should be included in price call back after lunch'.split(
    ' ',
  )

export const tagNames = ['Hot', 'Trade-in', 'Fleet', 'Finance', 'VIP', 'Overdue', 'New', 'Service'] as const
export const statusNames = ['open', 'won', 'lost', 'wait', 'hold'] as const
export const edgeColors = ['#d64545', '#e8a33d', '#3f9142', '#3d7ce8', '#8a4de8', '#9aa5b1'] as const

const firstDay = Date.UTC(2025, 0, 1)
const day = 86_400_000

/** As many rows as asked for, always the same. */
export function makeRows(count: number): BenchRow[] {
  const random = randomNumbers(20_260_101)
  const whole = (below: number) => Math.floor(random() * below)
  const pick = (from: readonly string[]) => from[whole(from.length)] ?? ''
  return Array.from({ length: count }, (_, id) => {
    const cost = Math.round((8000 + random() * 60_000) * 100) / 100
    const margin = Math.round((random() * 0.3 - 0.03) * 10_000) / 10_000
    const wordCount = 8 + whole(22)
    const firstWord = whole(words.length)
    const tags = Array.from({ length: whole(4) }, (__, at) => (whole(8) + at * 3) % 8)
    const created = firstDay + whole(700 * day) + id * 1000
    return {
      id,
      stock: `S${100_000 + id}`,
      customer: `${pick(firstNames)} ${pick(lastNames)}`,
      vehicle: `${pick(vehicles)} ${2015 + whole(12)}`,
      price: Math.round(cost * (1 + margin) * 100) / 100 + id / 1e6,
      cost,
      margin,
      created: new Date(created).toISOString(),
      updated: new Date(created + day * whole(60)).toISOString(),
      status: whole(5),
      notes: Array.from({ length: wordCount }, (__, at) => words[(firstWord + at * 7) % words.length]).join(
        ' ',
      ),
      tags,
      locked: random() < 0.12,
      rep: `${pick(firstNames)} ${pick(lastNames)}`,
      mileage: whole(180_000),
      phone: `+49 30 ${1_000_000 + whole(8_999_999)}`,
      color: edgeColors[whole(edgeColors.length)] ?? edgeColors[0],
    }
  })
}

/** What a live message changes in one row. */
export type BenchPatch = Pick<BenchRow, 'id' | 'price' | 'margin' | 'status' | 'updated'>

/** So many patches of single rows: every second one of a row in sight, the others anywhere. */
export function makePatches(
  count: number,
  rows: readonly BenchRow[],
  firstVisible: number,
  visible: number,
): BenchPatch[] {
  const random = randomNumbers(7)
  const whole = (below: number) => Math.floor(random() * below)
  return Array.from({ length: count }, (_, at) => {
    const index = at % 2 === 1 ? whole(rows.length) : Math.min(rows.length - 1, firstVisible + whole(visible))
    return {
      id: rows[index]?.id ?? 0,
      price: Math.round(random() * 9_000_000) / 100,
      margin: Math.round(random() * 3000) / 10_000,
      status: whole(5),
      updated: new Date(Date.UTC(2025, 9, 9) + at * day).toISOString(),
    }
  })
}

/** The row with a patch laid over it. */
export const patched = (row: BenchRow, patch: BenchPatch): BenchRow => ({ ...row, ...patch })
