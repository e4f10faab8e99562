import type { Page } from '@playwright/test'
import { axeFindings } from '../fixtures/axeFindings.ts'
import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

const store = 'Blue Ridge Auto Park'

/** axe finds nothing on the page; what is being spoken may name the entry of a menu that has closed. */
async function isAccessible(page: Page) {
  expect(await axeFindings(page, { exclude: '[data-live-announcer]' })).toEqual([])
}

test.use({ person: 'Dana Baker' })

for (const [by, Hands, place] of bothHands(41, 42))
  test(`a manager writes a template that a salesperson uses, and deletes it, by ${by} [O-362] [O-363] [O-366] [O-375] [O-383] [O-384]`, async ({
    page,
    shell,
    equityLog,
    colleague,
  }) => {
    // A name of its own each time, as everybody of the store sees it.
    const name = `${by} ${Date.now().toString(36)}`
    const hands = new Hands(page)
    await page.goto('/app/EmailTemplates')
    await equityLog.page.getByRole('heading', { level: 1, name: 'Email Templates' }).waitFor()
    await shell.workIn(store)
    const list = page.getByRole('region', { name: 'Templates' })
    await hands.press(list.getByRole('button', { name: /^Come by this week/ }))
    await hands.press(page.getByRole('button', { name: 'Copy', exact: true }))
    const nameField = page.getByRole('textbox', { name: 'Name' })
    await expect(nameField).toHaveValue('Copy of Come by this week')
    await hands.write(nameField, name)
    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(toastWith(page, 'Template Saved')).toBeVisible()

    // Typed as people do it: what is put at once over a text with chips, Chromium gives styles that the page's policy refuses.
    const subject = page.getByRole('textbox', { name: 'Subject' })
    await hands.press(subject)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('About your ')
    await hands.press(page.getByRole('button', { name: 'Subject placeholders' }))
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.type('CurrentVehicleY')
    await page.keyboard.press('Enter')
    await expect(subject).toHaveText('About your CurrentVehicleYearMakeModelTrim')
    await hands.press(page.getByRole('textbox', { name: 'Text' }))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Hi {{CustomerFirstName}}, {{LeaseEndDate}}')
    await expect(page.getByText('{{LeaseEndDate}} is not a placeholder')).toBeVisible()
    await isAccessible(page)
    await hands.press(page.getByRole('button', { name: 'Remove' }))
    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(page.getByText('Unsaved changes')).toBeHidden()
    await expect(list.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()

    const sales = await colleague('Jordan Mills')
    await openPage(sales, place)
    const customer = await openSomebody(sales)
    const salesHands = new Hands(sales.page)
    await salesHands.press(sales.opportunity.tab('Email'))
    await salesHands.press(sales.page.getByRole('button', { name: 'Template' }))
    await salesHands.press(sales.page.getByRole('option', { name }))
    await expect(sales.page.getByRole('textbox', { name: 'Subject' })).toHaveValue(/^About your \d{4} \w+/)
    const text = sales.page.getByRole('textbox', { name: 'Email text' })
    const firstName = customer.split(', ')[1] ?? ''
    await expect(text).toContainText(`Hi ${firstName}`)
    await salesHands.press(sales.opportunity.tab('Notes'))

    await hands.press(page.getByRole('button', { name: 'Delete' }))
    const question = page.getByRole('alertdialog', { name: 'Delete template' })
    await hands.press(question.getByRole('button', { name: 'Yes' }))
    await expect(toastWith(page, 'Template Deleted')).toBeVisible()
    await expect(list.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(0)

    await salesHands.press(sales.opportunity.tab('Email'))
    await expect(sales.page.getByText('The template was deleted meanwhile. Your text stays.')).toBeVisible()
    await expect(text).toContainText(`Hi ${firstName}`)
  })
