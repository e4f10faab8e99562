import { median } from '../figures.ts'
import type { Size } from './buildPages.ts'
import type { ShownFrames } from './emptyFrames.ts'
import type { Figures } from './measureRound.ts'
import { pairedRatio, verdict } from './pairedRatio.ts'
import { own, peers, rawDom, reactWindow, type Subject } from './subjects.ts'

/** Everything that a run has measured, by the name of the grid. */
export interface Results {
  readonly rounds: ReadonlyMap<string, readonly Figures[]>
  readonly frames: ReadonlyMap<string, ShownFrames>
  readonly sizes: ReadonlyMap<string, Size>
}

type Key = keyof Figures

const aims: readonly {
  readonly what: string
  readonly key: Key
  readonly base: Subject
  readonly bound: number
}[] = [
  { what: 'mount 50 rows, CPU', key: 'mount50', base: reactWindow, bound: 1.15 },
  { what: 'mount 10,000 rows, CPU', key: 'mount10k', base: reactWindow, bound: 1.15 },
  { what: 'wheel, CPU per frame', key: 'wheel', base: rawDom, bound: 1.1 },
  { what: 'full-height sweep, CPU per frame', key: 'sweep', base: rawDom, bound: 1.1 },
  { what: 'live patch of one row, CPU', key: 'patch', base: rawDom, bound: 1.3 },
  { what: 'sort 10,000 by number, to paint', key: 'sortNumber', base: rawDom, bound: 1.5 },
  { what: 'sort 10,000 by text, to paint', key: 'sortText', base: rawDom, bound: 1.5 },
]

const columns: readonly { readonly title: string; readonly key: Key; readonly digits: number }[] = [
  { title: 'mount 50 CPU', key: 'mount50', digits: 1 },
  { title: 'to paint', key: 'mount50Painted', digits: 0 },
  { title: 'mount 10k CPU', key: 'mount10k', digits: 1 },
  { title: 'wheel CPU/frame', key: 'wheel', digits: 2 },
  { title: 'sweep CPU/frame', key: 'sweep', digits: 2 },
  { title: 'sweep frames', key: 'sweepFrames', digits: 0 },
  { title: 'patch CPU', key: 'patch', digits: 2 },
  { title: 'patch script', key: 'patchScript', digits: 2 },
  { title: 'sort number', key: 'sortNumber', digits: 1 },
  { title: 'sort text', key: 'sortText', digits: 1 },
  { title: 'elements', key: 'elements', digits: 0 },
]

/** The columns in which ours is to be ahead of every peer: less is better in each. */
const contested: readonly { readonly what: string; readonly key: Key }[] = [
  { what: 'mount 50 CPU', key: 'mount50' },
  { what: 'mount 10k CPU', key: 'mount10k' },
  { what: 'wheel CPU/frame', key: 'wheel' },
  { what: 'sweep CPU/frame', key: 'sweep' },
  { what: 'patch CPU', key: 'patch' },
  { what: 'sort number', key: 'sortNumber' },
  { what: 'sort text', key: 'sortText' },
  { what: 'heap', key: 'heap' },
]

const heapLimit = 2
const sizeLimit = 30
const megabytes = (bytes: number) => bytes / 1e6
const kilobytes = ({ script, style }: Size) => (script + style) / 1000

/** Prints what was measured, what was aimed at, and which aims are missed. */
export function report(results: Results, subjects: readonly Subject[]): void {
  const values = ({ name }: Subject, key: Key): readonly number[] =>
    (results.rounds.get(name) ?? []).map((figures) => figures[key])
  printTable(results, subjects, values)

  console.log('\nAims: paired by round, median (90 % bootstrap interval)\n')
  console.log('| what | ratio | at most | of | |\n|---|---|---|---|---|')
  for (const { what, key, base, bound } of aims) {
    const ratio = pairedRatio(values(own, key), values(base, key))
    const shown = `${ratio.median.toFixed(2)} (${ratio.low.toFixed(2)}-${ratio.high.toFixed(2)})`
    console.log(`| ${what} | ${shown} | ${bound} | ${base.title} | ${verdict(ratio, bound)} |`)
  }
  limit('retained heap, MB', megabytes(median(values(own, 'heap'))), heapLimit)
  const bare = pairedRatio(values(own, 'mount50Bare'), values(reactWindow, 'mount50Bare'))
  const size = results.sizes.get(own.name)
  if (size !== undefined) limit('gzip beyond React and styled-components, kB', kilobytes(size), sizeLimit)
  const frames = results.frames.get(own.name)
  if (frames !== undefined) limit(`empty frames of ${frames.shown} shown`, frames.empty, 0)
  limit('patches that did not show', Math.max(...values(own, 'patchWrong')), 0)

  for (const peer of subjects.filter(({ name }) => peers.some((one) => one.name === name))) {
    const misses = contested.filter(({ key }) => {
      if (peer.name === 'muiX' && key === 'sweep') return false
      return !(pairedRatio(values(own, key), values(peer, key)).median < 1)
    })
    const missed = misses.map(({ what }) => what).join(', ')
    console.log(
      `| ahead of ${peer.title} in every column | | | | ${missed === '' ? 'met' : `MISS: ${missed}`} |`,
    )
  }
  console.log(
    `\nOn a page without the theme, where the mount holds the cold start of styled-components, mounting 50 rows is ` +
      `${bare.median.toFixed(2)} (${bare.low.toFixed(2)}-${bare.high.toFixed(2)}) times react-window minimal.`,
  )
  console.log(
    `Of 50 rows ours draws those in sight first (what mount measures), the others when idle: ` +
      `${median(values(own, 'mount50Rest')).toFixed(1)} ms of CPU more.`,
  )
}

function limit(what: string, value: number, bound: number): void {
  const isWhole = Number.isInteger(value)
  console.log(
    `| ${what} | ${isWhole ? value : value.toFixed(2)} | ${bound} | | ${value <= bound ? 'met' : 'MISS'} |`,
  )
}

function printTable(
  { frames, sizes }: Results,
  subjects: readonly Subject[],
  values: (subject: Subject, key: Key) => readonly number[],
): void {
  const titles = [...columns.map(({ title }) => title), 'heap MB', 'kB gzip', 'empty frames']
  console.log('\nMedians; milliseconds unless said; CPU is time of the main thread\n')
  console.log(`| grid | ${titles.join(' | ')} |\n|${'---|'.repeat(titles.length + 1)}`)
  for (const subject of subjects) {
    const size = sizes.get(subject.name)
    const shown = frames.get(subject.name)
    const cells = [
      ...columns.map(({ key, digits }) => median(values(subject, key)).toFixed(digits)),
      megabytes(median(values(subject, 'heap'))).toFixed(2),
      size === undefined ? '' : kilobytes(size).toFixed(1),
      shown === undefined ? '' : `${shown.empty} of ${shown.shown}`,
    ]
    console.log(`| ${subject.title} | ${cells.join(' | ')} |`)
  }
}
