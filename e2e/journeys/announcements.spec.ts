import { announcementServer } from '../fixtures/addresses.ts'
import { errorsWhileAway, startServer, untilReady } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'
import { toastWith } from '../pages/toast.ts'

/** A server of its own: a new announcement opens a dialog for everybody, over the pages of every other journey. */
test.use({ baseURL: announcementServer.url, expectedErrors: errorsWhileAway })

test('an administrator writes an announcement, and a salesperson hears of it and reads it [S-014] [S-143] [S-248] [S-252] [S-432] [S-705] [S-775] [S-788]', async ({
  page,
  identity,
  equityLog,
  shell,
  colleague,
}) => {
  test.setTimeout(480_000)
  const server = startServer(announcementServer)
  try {
    await untilReady(announcementServer)
    const sales = await colleague(null)
    await sales.page.goto('/')
    await sales.identity.choose('Jordan Mills')
    await sales.equityLog.isShown()
    await expect(sales.shell.banner.getByRole('button', { name: /Alerts$/ })).toBeVisible()

    await page.goto('/')
    await identity.choose('Alex Romero')
    await equityLog.isShown()
    await shell.link('Announcements').click()
    const list = page.getByRole('region', { name: 'Announcements' })
    await expect(list.getByText('Appraisal rules for the rest of the year')).toBeVisible()
    await page.getByRole('button', { name: 'New announcement' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Holiday hours')
    await page.getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.type('We close at 3 PM on Wednesday.')
    await expect(page.getByRole('region', { name: 'Preview' }).getByText('We close at 3 PM')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toastWith(page, 'Saved Successfully')).toBeVisible()
    await expect(list.getByRole('button', { name: /^Holiday hours/ })).toBeVisible()

    await expect(toastWith(sales.page, 'New Announcement').first()).toBeVisible()
    await sales.shell.banner.getByRole('button', { name: /Alerts$/ }).click()
    await sales.page.getByRole('option', { name: /New Announcement/ }).click()
    const dialog = sales.page.getByRole('dialog', { name: 'Announcements' })
    await expect(dialog.getByText('We close at 3 PM on Wednesday.')).toBeVisible()
    await expect(dialog.getByText('0 of 3 unread')).toBeVisible()
    await dialog.getByRole('button', { name: 'Mark As Unread' }).first().click()
    await expect(dialog.getByText('1 of 3 unread')).toBeVisible()

    await sales.page.reload()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Holiday hours Unread/ })).toBeVisible()
    await dialog.getByRole('button', { name: /^Holiday hours Unread/ }).click()
    await expect(dialog.getByText('0 of 3 unread')).toBeVisible()
  } finally {
    await server.stop('SIGTERM')
  }
})
