import type { Locator } from '@playwright/test'
import { Outside } from '../fixtures/outside.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'Sam Rivera' })

/** What the left edge of a row and its ground look like. */
const look = (row: Locator) =>
  row.evaluate((element) => {
    const { borderInlineStartColor: edge, borderInlineStartWidth: width } = getComputedStyle(
      element.firstElementChild ?? element,
    )
    return { edge, width, ground: getComputedStyle(element).backgroundColor }
  })

test('the state of a row is the colour of its left edge, and never its ground [L-251] [L-252] [L-521]', async ({
  page,
  request,
}) => {
  // What the demo data has of them belongs to one day, which may end while the journeys run.
  const outside = new Outside(request, 'HAR')
  await outside.candidateFound('Lindqvist, Maja')
  // With these customers no other journey works.
  await outside.roOpened(await outside.customer(26))
  await outside.tell('vinScanned', { vin: (await outside.customer(27)).vin, note: null })
  await page.goto('/app/service')
  const rows = page.getByRole('grid', { name: 'Service Log' }).getByRole('row')
  const [candidate, opened] = ['Candidate', 'Opened RO'].map((name) =>
    rows.filter({ has: page.getByRole('img', { name, exact: true }) }).first(),
  )
  const plain = rows
    .filter({ has: page.getByRole('rowheader') })
    .filter({ hasNot: page.getByRole('img', { name: /^(Candidate|Opened RO|Scheduled appointment)$/ }) })
  if (candidate === undefined || opened === undefined) throw new Error('Two states are looked for')
  await expect(candidate).toBeVisible()
  await expect(opened).toBeVisible()
  const [pink, green, none] = [await look(candidate), await look(opened), await look(plain.first())]
  expect(pink.width).toBe('3px')
  expect(green.width).toBe('3px')
  expect(new Set([pink.edge, green.edge, none.edge]).size).toBe(3)
  expect(none.edge).toMatch(/, 0\)$/)
  expect([pink.ground, green.ground]).toEqual([none.ground, none.ground])
})
