import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'Jordan Mills' })

const opened = 'text-message-opportunity-opened'
const other = 'Blue Ridge Auto Park'

test('the link of a text message leads to its customer, whichever store one was in, and Back does not follow it again [S-072] [S-242] [S-246] [S-247] [O-029]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await page.goto('/app/log')
  await equityLog.isShown()
  if ((await shell.banner.innerText()).includes(other)) await shell.switchStore('Harborview Motors')
  await expect(shell.banner).toContainText('Harborview Motors')
  // Read at once: the last row is another one when the rows out of sight are drawn.
  const { name, href } = await equityLog.workable
    .last()
    .evaluate((link: HTMLAnchorElement) => ({ name: link.innerText, href: link.pathname }))
  const id = /\d+/.exec(href)?.[0] ?? ''

  await shell.switchStore(other)
  await expect(shell.banner).toContainText(other)
  await equityLog.isShown()

  const recorded: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user-usage/batch')) recorded.push(request.postData() ?? '')
  })
  await page.goto(`/txt/${id}`)
  await expect(page).toHaveURL(`/app/opportunity/${id}`)
  await expect(opportunity.customer).toHaveText(name)
  await expect(shell.banner).toContainText('Harborview Motors')
  await expect.poll(() => recorded.filter((body) => body.includes(opened))).toHaveLength(1)

  await page.goBack()
  await equityLog.isShown()
})

test.describe('a link to nobody', () => {
  test.use({ expectedErrors: /404/ })

  test('says so [S-746]', async ({ page }) => {
    await page.goto('/txt/999999999999')
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    await expect(page).toHaveURL('/txt/999999999999/not-found')
  })
})
