import { expect, test } from '../fixtures/test.ts'

test.describe('an administrator', () => {
  test.use({ person: 'Alex Romero' })

  test('has the whole navigation in its order, with the version below [S-167] [S-168] [S-169] [S-171] [S-172] [S-173] [S-174] [S-188] [O-557]', async ({
    page,
    equityLog,
    shell,
  }) => {
    await page.goto('/app/log')
    await equityLog.isShown()
    await expect(shell.navigation).toContainText('2.32.34')
    const labels = (await shell.navigation.innerText()).split('\n').map((line) => line.trim())
    const wanted = [
      'Equity Log',
      'Service Log',
      'Contact Log',
      'Search',
      'Admin',
      'Global Settings',
      'Enable Stores',
      'Email Templates',
      'Email Disclaimer',
      'Call Guides',
      'Setting Overrides',
      'Announcements',
      'Help Links',
      'Mapping Table',
      'Audit Log',
      'People and Access',
    ]
    expect(labels.filter((label) => wanted.includes(label))).toEqual(wanted)
  })

  test('changes the store: searchable, by name, and the log follows [S-006] [S-134] [S-190] [S-191] [S-192] [S-193] [L-006]', async ({
    page,
    equityLog,
    shell,
  }) => {
    await page.goto('/app/log')
    await equityLog.isShown()
    const total = await equityLog.count.innerText()
    await shell.changeStores.click()
    await expect(shell.stores).toHaveCount(17)
    const names = await shell.stores.allInnerTexts()
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
    await shell.storeSearch.fill('blue')
    await expect(shell.stores).toHaveText(['Blue Ridge Auto Park'])
    await shell.stores.first().click()
    await expect(shell.banner).toContainText('Blue Ridge Auto Park')
    await expect(equityLog.count).not.toHaveText(total)

    await page.reload()
    await equityLog.isShown()
    await expect(shell.banner).toContainText('Blue Ridge Auto Park')
    await shell.switchStore('Harborview Motors')
    await expect(equityLog.count).toHaveText(total)
  })

  test('sees Trade Adjustment only in a store that has it on [S-175] [S-176] [S-755]', async ({
    page,
    equityLog,
    shell,
  }) => {
    await page.goto('/app/log')
    await equityLog.isShown()
    await shell.switchStore('Blue Ridge Auto Park')
    await expect(shell.navigation.getByText('Trade Adjustment')).toBeVisible()
    await shell.switchStore('Harborview Motors')
    await expect(shell.navigation.getByText('Trade Adjustment')).toHaveCount(0)
  })
})

test.describe('a salesperson', () => {
  test.use({ person: 'Sam Rivera' })

  test('sees no administration and is denied its pages [S-177] [S-180] [S-182] [S-361] [S-035] [O-001]', async ({
    page,
    equityLog,
    shell,
  }) => {
    await page.goto('/app/log')
    await equityLog.isShown()
    await expect(shell.navigation.getByText('Admin')).toHaveCount(0)
    await page.goto('/app/globalAdmin')
    await expect(page).toHaveURL(/\/access_denied$/)
  })

  test.describe('asking for a foreign store', () => {
    test.use({ expectedErrors: /status of 403/ })

    test('is refused by the server, whatever the browser did [S-008] [L-005] [L-466]', async ({
      page,
      equityLog,
    }) => {
      await page.goto('/app/log')
      await equityLog.isShown()
      const status = await page.evaluate(async () => {
        const answer = await fetch('/api/opportunity/search/logs', {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${localStorage.getItem('ACCESS_TOKEN')?.replaceAll('"', '') ?? ''}`,
          },
          body: JSON.stringify({ source: 'EQLOG', hyperionId: 'BLR' }),
        })
        return { status: answer.status, problem: (await answer.json()) as { code?: string } }
      })
      expect(status).toMatchObject({ status: 403, problem: { code: 'store' } })
    })
  })
})
