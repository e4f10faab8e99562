import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { bothHands } from '../hands/bothHands.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Jordan Mills' })

for (const [by, Hands, place] of bothHands(7, 9))
  test(`changes how a customer can be reached, by ${by} [O-062] [O-239] [OP-064]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    await openPage({ page, shell, equityLog }, place)
    await openSomebody({ equityLog, opportunity })
    const hands = new Hands(page)
    const email = page.getByRole('textbox', { name: 'Email' })
    await hands.press(page.getByRole('button', { name: 'Edit customer' }))
    await hands.write(email, 'reach.me@example.com')
    await expect(email).toHaveValue('reach.me@example.com')

    await page.reload()
    await expect(email).toHaveValue('reach.me@example.com')
    await expect(page.getByText(/^You typed this on/)).toBeVisible()
    await hands.press(opportunity.next)
    await expect(opportunity.leaveQuestion).toBeVisible()
    await hands.press(opportunity.leaveQuestion.getByRole('button', { name: 'Cancel' }))

    await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
    await expect(toastWith(page, 'Success Saving Customer Info')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByText('reach.me@example.com')).toBeVisible()
  })

for (const [by, Hands, place] of bothHands(0, 1))
  test(`changes the price of a conquest deal, by ${by} [O-008] [O-064] [O-244] [O-461]`, async ({
    page,
    opportunity,
    equityLog,
  }) => {
    // No other journey has this order.
    await page.goto('/app/log?store=BLR&dealType=Conquest&orderBy=vehicleMileage&orderDirection=desc')
    await equityLog.isShown()
    await equityLog.workable.nth(place).click()
    await opportunity.isReady()
    const hands = new Hands(page)
    const price = page.getByRole('textbox', { name: 'Price', exact: true })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await hands.press(page.getByRole('button', { name: 'Edit deal' }))
    await hands.write(price, '-1')
    await expect(page.getByText('A positive number with at most 2 decimals is needed.')).toBeVisible()
    await expect(save).toBeDisabled()
    await hands.write(price, '31250.50')

    await page.reload()
    await expect(price).toHaveValue('31250.50')
    await hands.press(opportunity.next)
    await expect(opportunity.leaveQuestion).toBeVisible()
    await hands.press(opportunity.leaveQuestion.getByRole('button', { name: 'Cancel' }))

    await hands.press(save)
    await expect(toastWith(page, 'Success Saving Conquest Info')).toBeVisible()
    await page.reload()
    await hands.press(page.getByRole('button', { name: 'Edit deal' }))
    await expect(price).toHaveValue('31250.50')
  })

for (const [by, Hands, place] of bothHands(28, 29))
  test(`tries out a value of the current vehicle, by ${by} [O-063] [O-079] [O-084]`, async ({
    page,
    shell,
    equityLog,
    opportunity,
  }) => {
    await openPage({ page, shell, equityLog }, place)
    await openSomebody({ equityLog, opportunity })
    const hands = new Hands(page)
    const card = page.getByRole('region', { name: 'Current vehicle' })
    const value = page.getByRole('textbox', { name: 'Vehicle Value' })
    const edit = page.getByRole('button', { name: 'Edit vehicle' })
    await hands.press(edit)
    await hands.write(value, '99,000')
    await hands.press(page.getByRole('button', { name: 'Done', exact: true }))
    await expect(card.getByText('$99,000').first()).toBeVisible()
    await hands.press(opportunity.next)
    await expect(opportunity.leaveQuestion).toBeVisible()
    await hands.press(opportunity.leaveQuestion.getByRole('button', { name: 'Cancel' }))
    await hands.press(card.getByRole('button', { name: 'Reset' }))
    await expect(card.getByText('$99,000')).toHaveCount(0)
  })

test('saves another trim of the current vehicle [O-110] [O-439]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await openPage({ page, shell, equityLog }, 30)
  await openSomebody({ equityLog, opportunity })
  const card = page.getByRole('region', { name: 'Current vehicle' })
  await page.getByRole('button', { name: 'Edit vehicle' }).click()
  await card.getByRole('button', { name: /Trim$/ }).click()
  const another = page.getByRole('option', { selected: false }).first()
  const chosen = await another.innerText()
  await another.click()
  await page.getByRole('button', { name: 'Save trim' }).click()
  await expect(toastWith(page, 'Success Saving Trim')).toBeVisible()
  await page.reload()
  await expect(card.getByText(chosen).first()).toBeVisible()
})

test('shows both values where another window has changed the same field, and saves the chosen one [O-460]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await openPage({ page, shell, equityLog }, 7)
  await equityLog.workable.nth(4).click()
  await opportunity.isReady()
  const other = await page.context().newPage()
  await other.goto(page.url())
  // What is typed before a window opens the customer would be offered there as well.
  await expect(other.getByRole('button', { name: 'Edit customer' })).toBeEnabled()
  for (const [window, text] of [
    [page, 'first@example.com'],
    [other, 'second@example.com'],
  ] as const) {
    await window.getByRole('button', { name: 'Edit customer' }).click()
    await window.getByRole('textbox', { name: 'Email' }).fill(text)
  }
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastWith(other, 'Success Saving Customer Info')).toBeVisible()

  const save = page.getByRole('button', { name: 'Save', exact: true })
  const kept = page.getByRole('radiogroup', { name: 'Email that is kept' })
  await expect(kept.getByRole('radio', { name: 'Theirs: second@example.com' })).toBeVisible()
  await expect(save).toBeDisabled()
  await kept.getByRole('radio', { name: 'Mine: first@example.com' }).check({ force: true })
  await save.click()
  await expect(toastWith(page, 'Success Saving Customer Info')).toBeVisible()
  await expect(other.getByRole('main').getByText('first@example.com')).toBeVisible()
})
