import type { Page } from '@playwright/test'
import { tourContainers, type TourContainerName } from '@retain/domain/tour/tourContainers'
import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { PointerHands } from '../hands/PointerHands.ts'

test.use({ person: 'Jordan Mills' })

const everyPage = ['leftNavigation', 'storeHeader', 'topBarAlerts', 'quickSearch', 'userMenu'] as const

/** Starts the tour of a screen by its beacon, and reads every step of its containers: one without its target would be missing. */
async function walk(page: Page, containers: readonly TourContainerName[]) {
  await page.getByRole('button', { name: 'Start the tour' }).click()
  for (const name of containers)
    for (const { title, text, selector } of tourContainers[name].steps) {
      const step = page.getByRole('dialog', { name: title })
      await expect(step).toContainText(text)
      await expect(page.locator(selector).filter({ visible: true }).first()).toBeInViewport()
      await expect(step.getByRole('button', { name: 'OK' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(step).toBeHidden()
      await expect(page.getByRole('banner')).toBeVisible()
    }
}

test('a new associate is shown all fourteen parts of the product, each at its place [S-237] [S-269] [S-270] [S-277] [S-283]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  // Twenty-four steps.
  test.setTimeout(180_000)
  await openPage({ page, shell, equityLog }, 63)
  await shell.openUserMenu('Jordan Mills')
  await page.getByRole('menuitem', { name: 'Tutorial On' }).click()
  await walk(page, ['equityLog', 'filters', 'columnOptions', ...everyPage])
  await shell.link('Service Log').click()
  await walk(page, ['serviceLog'])
  await shell.link('Contact Log').click()
  await walk(page, ['contactLog'])
  await new PointerHands(page).search('smith')
  await walk(page, ['searchLog'])

  await openPage({ page, shell, equityLog }, 63)
  await openSomebody({ equityLog, opportunity })
  await walk(page, ['opportunityDetails'])
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}/playground`)
  await walk(page, ['playground'])
  await page.goto(pathname.replace('opportunity', 'customer360'))
  await walk(page, ['customer360'])

  await shell.link('Equity Log').click()
  await equityLog.isShown()
  await expect(page.getByRole('button', { name: 'Start the tour' })).toBeHidden()
  await shell.openUserMenu('Jordan Mills')
  await page.getByRole('menuitem', { name: 'Tutorial Off' }).click()
})
