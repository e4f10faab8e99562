import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'Dana Baker' })

test('a manager reads an email and says that it needs no response, and a colleague sees it [L-019] [L-220] [L-225] [L-226]', async ({
  contactLog,
  colleague,
}) => {
  await contactLog.page.goto('/app/contact')
  await contactLog.isShown()
  const other = await colleague('Jordan Mills')
  await other.page.goto('/app/contact')
  await other.contactLog.isShown()

  const row = contactLog.waiting.first()
  const id = await row.getAttribute('aria-rowindex')
  const before = await contactLog.withoutReply()
  await row.getByRole('button', { name: 'View' }).first().click()
  await expect(contactLog.panel).toContainText('Inbound')

  await row.getByRole('button', { name: 'OK' }).click()
  await expect(contactLog.question).toBeVisible()
  await contactLog.question.getByRole('button', { name: 'Yes' }).click()
  await expect(contactLog.question).toBeHidden()
  await expect(contactLog.rowAt(id).getByRole('button', { name: 'OK' })).toBeHidden()
  await expect.poll(() => contactLog.withoutReply()).toBe(before - 1)
  await expect.poll(() => other.contactLog.withoutReply()).toBe(before - 1)
})
