import { openPage, openSomebody } from '../fixtures/openSomebody.ts'
import { raiseTelephony, telephonyDone, withTelephonyObject } from '../fixtures/telephonyObject.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'Jordan Mills' })

test('dials by the telephony object from the Call tab, and follows what it tells [S-349] [S-352] [S-807] [OP-037]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await withTelephonyObject(page)
  await openPage({ page, shell, equityLog }, 70)
  await openSomebody({ equityLog, opportunity })
  const call = page.getByRole('group', { name: 'Call', exact: true })
  const telephone = call.getByRole('status', { name: 'Telephone' })
  await opportunity.fill({ notes: 'Asked for figures' })
  const phones = call.getByRole('radiogroup', { name: 'Phone' })
  await phones.locator('label').first().click()
  await call.getByRole('button', { name: /^Dial \(/ }).click()
  expect(await telephonyDone(page)).toEqual([expect.stringMatching(/^dial \d{10}$/)])
  await expect(telephone).toHaveText('Dialing')
  for (const [event, text] of [
    ['RingBack', 'Calling'],
    ['CallConnected', 'Connected'],
  ] as const) {
    await raiseTelephony(page, event)
    await expect(telephone).toHaveText(text)
  }
  await call.getByRole('button', { name: 'Hang up' }).click()
  await expect(telephone).toHaveText('')
  await expect(call.getByRole('button', { name: /^Dial \(/ })).toBeEnabled()
  expect(await telephonyDone(page)).toEqual([expect.stringMatching(/^dial/), 'hang up'])
  await expect(call.getByRole('textbox', { name: 'Notes' })).toHaveValue('Asked for figures')
})

test('leaves every number to be dialled by hand in a browser of today [S-349] [S-808]', async ({
  page,
  shell,
  equityLog,
  opportunity,
}) => {
  await openPage({ page, shell, equityLog }, 69)
  await openSomebody({ equityLog, opportunity })
  const call = page.getByRole('group', { name: 'Call', exact: true })
  await call.getByRole('radiogroup', { name: 'Phone' }).locator('label').first().click()
  await expect(call.getByRole('radio', { name: /\(\d{3}\)/ }).first()).toBeChecked()
  await expect(call.getByRole('button', { name: /^Dial/ })).toHaveCount(0)
})
