import { rmSync } from 'node:fs'
import { restartServer } from '../fixtures/addresses.ts'
import { errorsWhileAway, startServer, untilReady } from '../fixtures/server.ts'
import { expect, test } from '../fixtures/test.ts'

/** While demo data is prepared the page answers 503, and a stopped server answers nothing, its socket least of all. */
test.use({
  baseURL: restartServer.url,
  expectedErrors: errorsWhileAway,
})

test('the page is there at once, a stop or kill loses nothing, and nobody is signed out', async ({
  page,
  identity,
  equityLog,
  shell,
}) => {
  test.setTimeout(480_000)
  rmSync(restartServer.dataDir, { recursive: true, force: true })

  let server = startServer(restartServer)
  try {
    await expect(async () => {
      await page.goto('/')
      await expect(page.getByText('Preparing demo data')).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 15_000 })
    await identity.heading.waitFor({ timeout: 240_000 })

    await identity.choose('Jordan Mills')
    await equityLog.isShown()
    const total = await equityLog.count.innerText()
    await shell.switchStore('Blue Ridge Auto Park')
    await expect(shell.banner).toContainText('Blue Ridge Auto Park')
    await expect(equityLog.count).not.toHaveText(total)
    await equityLog.isShown()
    const names = await equityLog.firstCustomers()
    expect(names).toHaveLength(10)

    expect(await server.stop('SIGINT')).toBe(0)
    server = startServer(restartServer)
    await untilReady(restartServer)
    await page.reload()
    await equityLog.isShown()
    await expect(shell.banner).toContainText('Blue Ridge Auto Park')
    expect(await equityLog.firstCustomers()).toEqual(names)

    await server.stop('SIGKILL')
    server = startServer(restartServer)
    await untilReady(restartServer)
    await identity.forgetToken()
    await page.goto('/app/log')
    await equityLog.isShown()
    await expect(identity.heading).toBeHidden()
  } finally {
    await server.stop('SIGTERM')
  }
})
