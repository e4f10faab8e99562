import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { EmailForm } from '../pages/EmailForm.ts'
import { openMailbox } from '../pages/openMailbox.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Alex Romero' })

// Each in a store of its own: the text is that of the whole store.
for (const [by, Hands, store] of bothHands('Blue Ridge Auto Park', 'Harborview Motors'))
  test(`the disclaimer of a store is changed, and stands below its next email, by ${by} [S-045] [O-386] [O-388] [O-495]`, async ({
    page,
    shell,
    colleague,
  }) => {
    const hands = new Hands(page)
    const text = `Offers end on Friday, ${Date.now().toString(36)}.`
    await page.goto('/app/Disclaimer')
    await expect(page.getByRole('heading', { level: 1, name: 'Email Disclaimer' })).toBeVisible()
    await shell.workIn(store)
    const field = page.getByRole('textbox', { name: 'Text' })
    await expect(field).toBeEditable()
    await hands.write(field, text)
    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(toastWith(page, 'Disclamer Saved')).toBeVisible()

    const sales = await colleague('Jordan Mills')
    await openPage(sales, 56, store)
    await openSomebody(sales)
    const form = new EmailForm(sales.page)
    const salesHands = new Hands(sales.page)
    const address = `disclaimer-by-${by}-${Date.now().toString(36)}@example.com`
    await form.fill(salesHands, { address, subject: 'An offer', text: 'Shall we meet?' })
    await expect(sales.page.getByText(text)).toBeVisible()
    await salesHands.press(form.send)
    await expect(toastWith(sales.page, 'Email Sent.')).toBeVisible()
    const mailbox = await openMailbox(sales.page, address)
    await expect(mailbox.frameLocator('iframe').getByText(text)).toBeVisible()
    await mailbox.close()
  })
