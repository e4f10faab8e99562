import type { Browser } from 'playwright'

/** A picture with what is written under it. */
export interface NamedShot {
  readonly storyId: string
  readonly png: Buffer
  readonly hasFailed: boolean
}

/** How many pictures a sheet holds. */
export const perSheet = 24

const style = `
  body { margin: 0; padding: 16px; width: 1696px; font: 13px/18px system-ui, sans-serif; background: #cfd4dc; color: #10151d; }
  h1 { margin: 0 0 12px; font-size: 15px; }
  main { display: grid; grid-template-columns: repeat(4, 412px); gap: 16px; }
  figure { margin: 0; display: grid; grid-template-rows: 1fr auto; }
  div { display: grid; place-items: center; background: #b9c0ca; }
  img { display: block; max-width: 412px; max-height: 340px; }
  figcaption { padding-top: 4px; overflow-wrap: anywhere; }
  .failed { color: #a30016; font-weight: 600; }
`

const figure = ({ storyId, png, hasFailed }: NamedShot): string => `
  <figure>
    <div><img src="data:image/png;base64,${png.toString('base64')}"></div>
    <figcaption class="${hasFailed ? 'failed' : ''}">${hasFailed ? 'Failed: ' : ''}${storyId}</figcaption>
  </figure>`

/** Lays pictures on one sheet, each with its story's id under it. */
export const contactSheet = async (
  browser: Browser,
  heading: string,
  shots: readonly NamedShot[],
): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 1728, height: 900 } })
  try {
    const figures = shots.map(figure).join('')
    await page.setContent(`<style>${style}</style><h1>${heading}</h1><main>${figures}</main>`)
    return await page.screenshot({ fullPage: true })
  } finally {
    await page.close()
  }
}
