import { openPage } from '../fixtures/openSomebody.ts'
import { expect, test } from '../fixtures/test.ts'
import { toastWith } from '../pages/toast.ts'

test.use({ person: 'Jordan Mills' })

/** Beside the text of the notes. */
const mostKeys = 12

test('writes down a call with result, reason and notes by keys alone, twelve of them at most [O-154] [O-157] [O-166]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}, { repeatEachIndex }) => {
  await openPage({ page, shell, equityLog }, 46)
  const link = equityLog.workable.nth(repeatEachIndex)
  const name = await link.innerText()
  await link.focus()
  let count = 0
  const press = async (key: string) => {
    count += key.split('+').length
    await page.keyboard.press(key)
  }
  await press('Enter')
  await expect(opportunity.customer).toHaveText(name)
  await opportunity.isReady()
  await press('1')
  await expect(opportunity.choice('Call status', 'Contacted')).toBeChecked()
  await press('2')
  await expect(page.getByRole('list', { name: 'Keys of the reasons' })).toBeVisible()
  await press('5')
  await expect(page.getByRole('button', { name: 'Reason' })).toContainText('Vehicle damaged')
  // Where there is one number only, it is chosen already; the key then keeps it.
  await press('p')
  await expect(
    page.getByRole('radiogroup', { name: 'Phone' }).getByRole('radio', { checked: true }),
  ).toHaveCount(1)
  await press('n')
  await expect(opportunity.notes).toBeFocused()
  await page.keyboard.type('Hit a deer on Route 11, call 12 times.')
  await press('Control+Enter')
  await expect(toastWith(page, 'Call saved')).toBeVisible()
  expect(count).toBeLessThanOrEqual(mostKeys)
  await expect(opportunity.tab('History')).toHaveAttribute('aria-selected', 'true')
  await expect(opportunity.calls.first()).toContainText('Not Interested')

  await press('c')
  await expect(opportunity.tab('Call')).toHaveAttribute('aria-selected', 'true')
  await expect(opportunity.choice('Direction', 'Outbound Call')).toBeFocused()
  await expect(page.getByText(/^Last spoke \d\d\/\d\d with Jordan Mills:/)).toBeVisible()
  await expect(page.getByText('Hit a deer on Route 11, call 12 times.').first()).toBeVisible()
})

test('no key of one character does anything once they are switched off', async ({
  page,
  shell,
  equityLog,
  opportunity,
}, { repeatEachIndex }) => {
  await openPage({ page, shell, equityLog }, 45)
  await equityLog.workable.nth(repeatEachIndex).click()
  await opportunity.isReady()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toContainText('Status of the call, then its result, then the reason')
  await keys.getByRole('switch', { name: 'Keys of one character' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  for (const key of ['2', '?', 'n']) await page.keyboard.press(key)
  await expect(opportunity.choice('Call status', 'Busy')).not.toBeChecked()
  await expect(opportunity.notes).not.toBeFocused()
  await expect(keys).toBeHidden()
  await page.keyboard.press('Control+/')
  await expect(keys.getByRole('switch', { name: 'Keys of one character' })).not.toBeChecked()
})
