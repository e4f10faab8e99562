import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../../chromium.shared.ts'
import { buildPage, type Size } from './buildPages.ts'
import { emptyFrames, type ShownFrames } from './emptyFrames.ts'
import { measureRound, type Figures } from './measureRound.ts'
import { report } from './report.ts'
import { servePages } from './servePages.ts'
import { setUp } from './setup.ts'
import { own, peers, rawDom, reactWindow, workFolder } from './subjects.ts'

/** What can be said behind `npm run bench -- grid`. */
export interface GridBenchOptions {
  /** @default 15 */
  readonly rounds: number
  /** Measures the grids that others would choose, too. */
  readonly withPeers: boolean
  /** Takes our package from its sources: for work on it, not for figures that are told. */
  readonly fromSource: boolean
}

/** Measures our grid beside others in one run, round by round in turn, and prints what it came to. */
export async function measureGrid({ rounds, withPeers, fromSource }: GridBenchOptions): Promise<void> {
  const subjects = [rawDom, reactWindow, own, ...(withPeers ? peers : [])]
  setUp(withPeers, fromSource)
  mkdirSync(workFolder, { recursive: true })
  const sizes = new Map<string, Size>()
  for (const subject of subjects) sizes.set(subject.name, await buildPage(subject, fromSource))

  const pages = await servePages()
  const browser = await chromium.launch(chromiumLaunch)
  const figures = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]))
  const frames = new Map<string, ShownFrames>()
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (let turn = 0; turn < subjects.length; turn += 1) {
        const subject = subjects[(turn + round * 2) % subjects.length]
        if (subject === undefined) continue
        figures.get(subject.name)?.push(await measureRound(browser, pages, subject))
      }
      console.log(`round ${round + 1} of ${rounds}`)
      writeFileSync(join(workFolder, 'figures.json'), JSON.stringify(Object.fromEntries(figures)))
    }
    for (const subject of subjects) frames.set(subject.name, await emptyFrames(browser, pages, subject))
  } finally {
    await browser.close()
    pages.stop()
  }
  report({ rounds: figures, frames, sizes }, subjects)
}
