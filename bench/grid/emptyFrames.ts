import type { Browser } from 'playwright'
import type { PageServer } from './servePages.ts'
import type { Subject } from './subjects.ts'

/** How many frames of a fast scroll were shown, and how many of them had no rows in them. */
export interface ShownFrames {
  readonly shown: number
  readonly empty: number
}

/** Under this share of inked pixels the rows' area is empty. */
const leastInk = 0.01

/**
 * Looks at what is really shown while 120,000 px a second go by: the frames of a screencast, not the document, since a
 * grid may draw after the last moment at which the document could be asked.
 */
export async function emptyFrames(
  browser: Browser,
  pages: PageServer,
  subject: Subject,
): Promise<ShownFrames> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 960 } })
  try {
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    const session = await context.newCDPSession(page)
    await page.goto(pages.addressOf(subject))
    await page.waitForFunction(() => window.bench !== undefined)
    await page.evaluate(async () => {
      window.bench?.prepare(10_000)
      await window.bench?.mount()
    })
    const frames: string[] = []
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(data)
      void session.send('Page.screencastFrameAck', { sessionId })
    })
    const scrolled = page.evaluate(() =>
      window.bench?.scroll({ milliseconds: 3000, distance: 360_000, from: 20_000 }),
    )
    await page.waitForTimeout(700)
    await session.send('Page.startScreencast', {
      format: 'png',
      maxWidth: 480,
      maxHeight: 240,
      everyNthFrame: 1,
    })
    await page.waitForTimeout(2200)
    await session.send('Page.stopScreencast')
    await scrolled
    const inks = await (await context.newPage()).evaluate(inkOf, frames)
    return { shown: inks.length, empty: inks.filter((ink) => ink < leastInk).length }
  } finally {
    await context.close()
  }
}

/** The share of dark pixels in the rows' part of each picture; runs inside a page. */
async function inkOf(pictures: readonly string[]): Promise<number[]> {
  const inks: number[] = []
  for (const picture of pictures) {
    const response = await fetch(`data:image/png;base64,${picture}`)
    const bitmap = await createImageBitmap(await response.blob())
    const { width, height } = bitmap
    const surface = new OffscreenCanvas(width, height).getContext('2d')
    if (surface === null) throw new Error('No surface to draw on')
    surface.drawImage(bitmap, 0, 0)
    const { data } = surface.getImageData(0, Math.round(height * 0.1), width, Math.round(height * 0.8))
    let dark = 0
    for (let at = 0; at < data.length; at += 4)
      if (data.subarray(at, at + 3).some((channel) => channel < 225)) dark += 1
    inks.push(dark / (data.length / 4))
  }
  return inks
}
