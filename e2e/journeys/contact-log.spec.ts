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
  await contactLog.question.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(contactLog.question).toBeHidden()
  await expect(contactLog.rowAt(id).getByRole('button', { name: 'OK' })).toBeHidden()
  await expect.poll(() => contactLog.withoutReply()).toBe(before - 1)
  await expect.poll(() => other.contactLog.withoutReply()).toBe(before - 1)
})

for (const width of [1600, 1280, 1000]) {
  test(`beside the panel of an email its list says from whom and about what the others are, at ${width} px`, async ({
    contactLog,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/app/contact')
    await contactLog.isShown()
    await contactLog.rows.first().getByRole('button', { name: 'View' }).first().click()
    await expect(contactLog.panel).toContainText('Inbound')
    await expect(contactLog.rows.first()).toContainText('Re: ')
    const panel = await contactLog.panel.boundingBox()
    const list = await contactLog.grid.boundingBox()
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)
    // Names of 17 letters and less are read whole.
    const cut = await contactLog.rows
      .getByRole('rowheader')
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter(
            ({ textContent, scrollWidth, clientWidth }) =>
              textContent.length <= 17 && scrollWidth > clientWidth,
          )
          .map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
    await page.keyboard.press('Escape')
    await expect(contactLog.panel).toBeHidden()
    await expect(contactLog.grid.getByRole('columnheader', { name: 'Equity' })).toBeAttached()
  })
}
