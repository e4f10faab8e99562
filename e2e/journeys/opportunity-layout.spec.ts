import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'Jordan Mills' })

/** A customer whose used vehicle has the warranty of its manufacturer: no filter of the log asks for it. */
async function underManufacturerWarranty(page: Page): Promise<string> {
  await page.goto('/app/onlineHelp')
  // The splash has a heading too, before the token that is read below is renewed.
  await expect(page.getByRole('heading', { level: 1, name: 'Helpful Links' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))
  const answer = await page.request.post('/api/opportunity/search/logs', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      hyperionId: 'HAR',
      source: 'EQLOG',
      orderBy: 'equityAmount',
      orderDirection: 'desc',
      pageNumber: 1,
      pageSize: 500,
      showAll: false,
    },
  })
  const { data } = (await answer.json()) as {
    data: { list: { opptId: string; newUsed: string; usedClassification: string | null }[] }
  }
  const found = data.list.find(
    ({ newUsed, usedClassification }) =>
      newUsed === 'Used' && usedClassification === '6 - Manufacturer Warranty',
  )
  if (found === undefined) throw new Error('the demo data have no such customer')
  return found.opptId
}

for (const width of [1600, 1280, 1000]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 960 } })

    test('the offer is in view, and the badge of a warranty is whole [O-106]', async ({ page }) => {
      await page.goto(`/app/opportunity/${await underManufacturerWarranty(page)}`)
      await expect(page.getByRole('heading', { name: 'Replacement vehicle' })).toBeInViewport()
      const badge = page.getByText('MF', { exact: true }).first()
      await expect(badge).toBeVisible()
      expect(await badge.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0)
    })
  })
}
