import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Jordan Mills' })

for (const [by, Hands, place] of bothHands(36, 37))
  test(`sets two reminders, of which one is done and one removed, by ${by} [S-011] [O-221] [O-222] [OP-059]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    await openPage({ page, shell, equityLog }, place)
    await openSomebody({ equityLog, opportunity })
    const hands = new Hands(page)
    const text = page.getByRole('textbox', { name: 'Reminder' })
    const set = async (what: string, day: RegExp) => {
      await expect(text).toBeEditable()
      await hands.write(text, what)
      await hands.press(page.getByRole('button', { name: day }))
      await hands.press(page.getByRole('button', { name: 'Save reminder' }))
      await expect(toastWith(page, 'Reminder Saved').first()).toBeVisible()
      await expect(text).toHaveValue('')
    }
    await hands.press(opportunity.tab('Reminder'))
    await set(`Ask about the tires by ${by}`, /^Today/)
    await set(`Send the figures by ${by}`, /^In 2 weeks/)

    await page.reload()
    const first = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `Ask about the tires by ${by}` })
    const second = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `Send the figures by ${by}` })
    await expect(first).toContainText('Today')
    await expect(second).toContainText('In 14 days')
    await hands.press(first.getByRole('button', { name: /^Done/ }))
    await expect(toastWith(page, 'Reminder Done')).toBeVisible()
    await expect(first).toHaveCount(0)
    await hands.press(second.getByRole('button', { name: /^Remove/ }))
    await hands.press(page.getByRole('button', { name: 'Yes' }))
    await expect(toastWith(page, 'Reminder Removed')).toBeVisible()
    await expect(second).toHaveCount(0)
    await hands.press(opportunity.tab('History'))
    await expect(opportunity.history.getByRole('listitem').first()).toContainText('Reminder')
  })

for (const [by, Hands, place] of bothHands(11, 12))
  test(`a reminder for today is due at once, and the server tells its user so, by ${by} [O-218]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }, { repeatEachIndex }) => {
    const told: string[] = []
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (payload.includes('NOTIFICATION')) told.push(String(payload))
      }),
    )
    await openPage({ page, shell, equityLog }, place)
    await openSomebody({ equityLog, opportunity }, 8 + repeatEachIndex)
    const hands = new Hands(page)
    const what = `Ask about the trade by ${by} ${repeatEachIndex}`
    await hands.press(opportunity.tab('Reminder'))
    await expect(page.getByRole('textbox', { name: 'Reminder' })).toBeEditable()
    await hands.write(page.getByRole('textbox', { name: 'Reminder' }), what)
    await hands.press(page.getByRole('button', { name: /^Today/ }))
    await hands.press(page.getByRole('button', { name: 'Save reminder' }))
    await expect(toastWith(page, 'Reminder Saved')).toBeVisible()
    await expect.poll(() => told.filter((message) => message.includes(what)).length).toBe(1)

    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: what })
    await expect(row).toContainText('Today')
    await hands.press(row.getByRole('button', { name: /^Done/ }))
    await expect(toastWith(page, 'Reminder Done')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
