import { expect, test } from '../fixtures/test.ts'
import { LogPage } from '../pages/LogPage.ts'

/** The percentages by L-570: the columns that are not named here have 7. */
const percents: Readonly<Record<string, number>> = {
  Customer: 12,
  Notes: 12,
  'Last Action': 3,
  Score: 3,
  'Warranty Exp': 3,
  Year: 4,
  'Pmts Left': 4,
}

/** How wide the columns of a log are, in pixels a percent, each with its label. */
const percentWidths = ({
  grid,
}: Pick<LogPage, 'grid'>): Promise<readonly (readonly [label: string, width: number])[]> =>
  grid.getByRole('columnheader').evaluateAll(
    (headers, shares) =>
      headers
        .filter(({ textContent }) => textContent !== '')
        .map((header) => {
          const label = header.textContent.trim()
          return [label, header.getBoundingClientRect().width / (shares[label] ?? 7)] as const
        }),
    percents,
  )

test.use({ person: 'Dana Baker' })

for (const width of [1920, 1600, 1440, 1301, 1280, 1024])
  test(`the columns of every log are in the proportion of their percentages at ${width} px [L-240]`, async ({
    page,
    equityLog,
    contactLog,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, log] of [
      ['/app/log', equityLog],
      ['/app/service', new LogPage(page, 'Service Log')],
      ['/app/contact', contactLog],
    ] as const) {
      await page.goto(path)
      await log.isShown()
      const widths = await percentWidths(log)
      expect(widths.length).toBeGreaterThanOrEqual(9)
      const [, first = 0] = widths[0] ?? []
      for (const [label, one] of widths) expect(one, `${path}, ${label}`).toBeCloseTo(first, 1)
    }
  })
