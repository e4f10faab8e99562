import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Dana Baker' })

const store = 'Blue Ridge Auto Park'

for (const [by, Hands, place] of bothHands(54, 55))
  test(`a manager writes a call guide that a salesperson reads beside the call, by ${by} [S-046] [O-366] [O-370] [O-376] [O-491]`, async ({
    page,
    shell,
    colleague,
  }) => {
    const hands = new Hands(page)
    const name = `Guide by ${by} ${Date.now().toString(36)}`
    await page.goto('/app/CallGuides')
    await expect(page.getByRole('heading', { level: 1, name: 'Call Guides' })).toBeVisible()
    await shell.workIn(store)
    await hands.press(page.getByRole('button', { name: 'Copy', exact: true }))
    const nameField = page.getByRole('textbox', { name: 'Name' })
    await expect(nameField).toHaveValue(/^Copy of /)
    await hands.write(nameField, name)
    // Typed as people do it: what is put at once over a text with chips, Chromium gives styles that the page's policy refuses.
    await hands.press(page.getByRole('textbox', { name: 'Text' }))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Good day, {{CustomerFirstName}}')
    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(toastWith(page, 'Template Saved')).toBeVisible()

    const sales = await colleague('Jordan Mills')
    await openPage(sales, place)
    const firstName = (await openSomebody(sales)).split(', ')[1] ?? ''
    const guide = sales.page.getByRole('region', { name: 'Call guide' })
    const salesHands = new Hands(sales.page)
    await salesHands.press(guide.getByRole('button', { name: 'Call guide', exact: false }).first())
    await salesHands.press(sales.page.getByRole('option', { name }))
    await expect(guide).toContainText(`Good day, ${firstName}`)
    await expect(guide).toContainText('Filled with this customer’s values, shown in bold')

    await hands.press(page.getByRole('button', { name: 'Delete' }))
    await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }))
    await expect(toastWith(page, 'Template Deleted')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Templates' })).not.toContainText(name)
  })
