import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'Dana Baker' })

/** What is left of a sheet of US Letter across, in CSS pixels, less its margins. */
const paper = { width: Math.floor(11 * 96 - (2 * 8 * 96) / 25.4), height: 760 }

/** The sheets of a PDF, as they lie, in points. */
const sheetsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)].map(
    ([, width, height]) => ({ width: Number(width), height: Number(height) }),
  )

for (const [title, path] of [
  ['Equity Log', '/app/log'],
  ['Contact Log', '/app/contact'],
] as const)
  test(`the ${title} is printed on landscape paper with all of its columns`, async ({ page }) => {
    await page.goto(path)
    const grid = page.getByRole('grid', { name: title })
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    const last = grid.getByRole('columnheader').last()

    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true, format: 'Letter' }))
    expect(sheets.length).toBeGreaterThan(0)
    for (const { width, height } of sheets) expect(width).toBeGreaterThan(height)

    await page.setViewportSize(paper)
    await page.emulateMedia({ media: 'print' })
    // The grid is laid out anew for paper, and has no box until it is.
    const rightEdge = async () => {
      const box = await last.boundingBox()
      return box === null ? Infinity : box.x + box.width
    }
    await expect.poll(rightEdge).toBeLessThanOrEqual(paper.width)
    await page.emulateMedia({ media: null })
  })
