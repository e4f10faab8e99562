import { announcementServer } from '../fixtures/addresses.ts'
import { errorsWhileAway, startServer, untilReady } from '../fixtures/server.ts'
import { expect, signIn, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

/** A server of its own: a new announcement opens a dialog for everybody, over the pages of every other journey. */
test.use({ baseURL: announcementServer.url, expectedErrors: errorsWhileAway })

test("an announcement in an administrator's day is written, looked at and published, and a salesperson hears of it and reads it, by pointer and by keyboard [S-014] [S-143] [S-248] [S-252] [S-432] [S-705] [S-775] [S-788]", async ({
  page,
  identity,
  equityLog,
  shell,
  colleague,
}) => {
  test.setTimeout(600_000)
  const server = startServer(announcementServer)
  try {
    await untilReady(announcementServer)
    const sales = await colleague(null)
    await signIn(sales, 'Jordan Mills')
    await expect(sales.shell.banner.getByRole('button', { name: /Alerts$/ })).toBeVisible()

    await page.goto('/')
    await identity.choose('Alex Romero')
    await equityLog.isShown()

    for (const [by, Hands, [title, text, count]] of bothHands(
      ['Holiday hours', 'We close at 3 PM on Wednesday.', 3],
      ['Snow on Friday', 'The test drives of Friday are moved.', 4],
    ))
      await test.step(`by ${by}`, async () => {
        const hands = new Hands(page)
        await hands.press(shell.link('Announcements'))
        const list = page.getByRole('region', { name: 'Announcements' })
        await expect(list.getByText('Appraisal rules for the rest of the year')).toBeVisible()
        await hands.press(page.getByRole('button', { name: 'New announcement' }))
        await hands.write(page.getByRole('textbox', { name: 'Title' }), title)
        const isActive = page.getByRole('checkbox', { name: 'Active' })
        await hands.press(isActive)
        await expect(isActive).not.toBeChecked()
        await hands.press(page.getByRole('textbox', { name: 'Text' }))
        await page.keyboard.type(text)
        const preview = page.getByRole('region', { name: 'Preview' })
        await expect(preview.getByText(title)).toBeVisible()
        await expect(preview.getByText(text)).toBeVisible()
        await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
        await expect(toastWith(page, 'Saved Successfully').first()).toBeVisible()
        await expect(list.getByRole('button', { name: new RegExp(`^${title}`) })).toBeVisible()
        await expect(toastWith(sales.page, 'New Announcement')).toHaveCount(0)

        await hands.press(isActive)
        await expect(isActive).toBeChecked()
        await hands.press(page.getByRole('button', { name: 'Save', exact: true }))

        const theirs = new Hands(sales.page)
        await expect(toastWith(sales.page, 'New Announcement').first()).toBeVisible()
        await theirs.press(sales.shell.banner.getByRole('button', { name: /Alerts$/ }))
        await theirs.press(sales.page.getByRole('option', { name: /New Announcement/ }).first())
        const dialog = sales.page.getByRole('dialog', { name: 'Announcements' })
        await expect(dialog.getByText(text)).toBeVisible()
        await expect(dialog.getByText(`0 of ${count} unread`)).toBeVisible()
        await theirs.press(dialog.getByRole('button', { name: 'Mark As Unread' }).first())
        await expect(dialog.getByText(`1 of ${count} unread`)).toBeVisible()

        await sales.page.reload()
        await expect(dialog).toBeVisible()
        const fold = dialog.getByRole('button', { name: new RegExp(`^${title} Unread`) })
        await theirs.press(fold)
        await expect(dialog.getByText(`0 of ${count} unread`)).toBeVisible()
        await theirs.press(dialog.getByRole('button', { name: 'Close' }).last())
        await expect(dialog).toBeHidden()
      })
  } finally {
    await server.stop('SIGTERM')
  }
})
