import { expect, test } from '../fixtures/test.ts'
import { shoot } from './shoot.ts'

test.describe('templates', () => {
  test.use({ person: 'Alex Romero' })

  test('the list with a template and its preview', async ({ page }, { project }) => {
    await page.goto('/app/EmailTemplates')
    await expect(page.getByRole('button', { name: /^Come by this week/ })).toBeVisible()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await shoot(page, 'templates', project.name)
  })

  test('a template with a placeholder that is none', async ({ page }, { project }) => {
    await page.goto('/app/EmailTemplates')
    await page.getByRole('button', { name: /^Come by this week/ }).click()
    await page
      .getByRole('textbox', { name: 'Subject' })
      .fill('Your {{CurrentVehicleModel}} until {{LeaseEndDate}}')
    await expect(page.getByText('{{LeaseEndDate}} is not a placeholder')).toBeVisible()
    await expect(page.getByText(/placeholders filled$/)).toBeAttached()
    await shoot(page, 'template-unknown', project.name)
  })

  test('call guides', async ({ page }, { project }) => {
    await page.goto('/app/CallGuides')
    await page.getByRole('button', { name: /^First call/ }).click()
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
    await shoot(page, 'call-guides', project.name)
  })

  test('the disclaimer', async ({ page }, { project }) => {
    await page.goto('/app/Disclaimer')
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
    await shoot(page, 'disclaimer', project.name)
  })

  test('a guide at the call', async ({ page, opportunity }, { project }) => {
    await page.goto('/app/log')
    // On a phone the rows are cards.
    await page
      .getByRole('link', { name: /\w, \w/ })
      .first()
      .click()
    await opportunity.isReady()
    const show = page.getByRole('button', { name: 'Show the call guide' })
    const fold = page.getByRole('button', { name: 'Fold the call guide' })
    await expect(show.or(fold)).toBeVisible()
    await shoot(page, 'call-guide', project.name)
    if (await show.isVisible()) await show.click()
    await shoot(page, 'call-guide-open', project.name)
  })
})
