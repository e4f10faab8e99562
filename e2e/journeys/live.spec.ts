import { liveServer } from '../fixtures/addresses.ts'
import { errorsWhileAway, startServer, untilReady } from '../fixtures/server.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

test.use({
  baseURL: liveServer.url,
  expectedErrors: errorsWhileAway,
})

test('the server goes away and comes back: the chip says so, and everything is caught up [S-336] [S-337]', async ({
  page,
  identity,
  equityLog,
  opportunity,
  colleague,
}) => {
  test.setTimeout(480_000)
  let server = startServer(liveServer)
  try {
    await untilReady(liveServer)
    await page.goto('/')
    await identity.choose('Jordan Mills')
    await equityLog.isShown()
    const dana = await colleague(null)
    await signIn(dana, 'Dana Baker')
    // Of every status: else the customer leaves the list with the end of the call.
    await dana.page.goto('/app/log?oppStatus=ALL')
    await dana.equityLog.isShown()

    const name = await equityLog.workable.first().innerText()
    await equityLog.workable.first().click()
    await opportunity.isReady()
    await expect(
      dana.equityLog.row(name).getByRole('button', { name: /^Locked By Jordan Mills/ }),
    ).toBeVisible()

    await server.stop('SIGKILL')
    await expect(dana.page.getByRole('status').filter({ hasText: /Reconnecting|connection/i })).toBeVisible()
    server = startServer(liveServer)
    await untilReady(liveServer)
    // Dana's browser may still be waiting for its next attempt: what it misses it learns by asking afterwards.
    await opportunity.fill({
      direction: 'Inbound Call',
      status: 'Inbound Call',
      result: 'Not Interested',
      reason: 'Vehicle damaged',
      notes: 'Written off.',
    })
    await opportunity.saveCall()
    await expect(dana.equityLog.row(name)).toContainText('Not Interested', { timeout: 60_000 })
    await expect(dana.page.getByRole('status').filter({ hasText: /Reconnecting/i })).toBeHidden()
  } finally {
    await server.stop('SIGTERM')
  }
})
