import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test, type Desk } from '../fixtures/test.ts'
import { Outside } from '../fixtures/outside.ts'
import { LogPage } from '../pages/LogPage.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Sam Rivera' })

/** The mark by which spreadsheets know UTF-8. */
const mark = '\uFEFF'

/** A page of the log of Harborview Motors in which no other journey works: the 30th. */
const openPage = async ({ page, equityLog }: Pick<Desk, 'page' | 'equityLog'>, number: number) => {
  await page.goto(`/app/log?oppStatus=ALL&orderBy=customerName&orderDirection=asc&pageNumber=${number}`)
  await equityLog.isShown()
  await expect(equityLog.range(number * 50 - 49, number * 50)).toBeVisible()
}

/** Presses Export and reads the file that comes of it. */
async function exported(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** What a spreadsheet may take for a formula, at the beginning of a line or of a field. */
const formula = /(^|,)"?[=+@]/m

test('a store associate selects rows by keys, flags them, unlocks one and exports them', async ({
  page,
  equityLog,
  colleague,
}) => {
  const log = new LogPage(page, 'Equity Log')
  await openPage({ page, equityLog }, 30)
  const alex = await colleague('Alex Romero')
  await openPage(alex, 30)
  const held = await alex.equityLog.workable.first().innerText()
  await alex.equityLog.workable.first().click()
  await alex.opportunity.isReady()
  const lock = equityLog.row(held).getByRole('button', { name: /^Locked By Alex Romero/ })
  await expect(lock).toBeVisible()

  const at = (await equityLog.column('Customer')).findIndex((name) => name.startsWith(held))
  await log.box(at).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(log.selected).toHaveText('3 selected')

  const { name, text } = await exported(page, log.action('Export'))
  expect(name).toMatch(/^equity-log-HAR-\d{4}-\d\d-\d\d\.csv$/)
  const lines = text.split('\r\n')
  expect(lines[0]).toMatch(new RegExp(`^${mark}Customer,Deal Type,`))
  expect(lines[1]).toContain(held)
  expect(lines).toHaveLength(5)
  await expect(log.selected).toHaveText('3 selected')

  await log.action('Unlock').click()
  const question = page.getByRole('alertdialog', { name: 'Unlock Row' })
  await expect(question).toContainText('Alex Romero')
  await question.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(lock).toBeHidden()
  await expect(log.selected).toBeHidden()

  await log.box(at).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await log.action('Flag').click()
  const dialog = page.getByRole('dialog', { name: 'Flag 2 rows' })
  await dialog.getByText('Myself', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(toastWith(page, '2 opportunities have been flagged')).toBeVisible()
  await expect(log.selected).toBeHidden()
})

test('a store associate exports the whole Service Log: its name, its labels, and no formula', async ({
  page,
  request,
}) => {
  const log = new LogPage(page, 'Service Log')
  const outside = new Outside(request, 'HAR')
  // In this customer no other journey works.
  const customer = await outside.customer(25)
  await outside.roOpened(customer)
  await outside.tell('vinScanned', { vin: customer.vin, note: '=HYPERLINK("http://example.test")' })
  // Those of the demo data belong to one day, which may end while the journeys run.
  await outside.candidateFound('Okoro, Ada')
  await page.goto('/app/service')
  await log.isShown()
  await expect(log.rowOf(customer.opptId)).toContainText('=HYPERLINK')
  await expect(log.rows.first().getByRole('img', { name: 'Candidate' })).toBeVisible()
  const labels = await log.grid
    .getByRole('columnheader')
    .filter({ hasNot: page.getByRole('checkbox') })
    .allInnerTexts()

  const { name, text } = await exported(page, log.action('Export'))
  const lines = text.split('\r\n')
  expect(name).toMatch(/^service-log-HAR-\d{4}-\d\d-\d\d\.csv$/)
  expect(lines[0]).toBe(mark + labels.map((label) => label.replace(/\s+/g, ' ').trim()).join(','))
  await expect(
    toastWith(page, `Exported ${(lines.length - 2).toLocaleString('en-US')} customers`),
  ).toBeVisible()
  expect(lines[1]).toContain(',Candidate,')
  expect(text).toContain(`"'=HYPERLINK(""http://example.test"")"`)
  expect(text).not.toMatch(formula)
})
