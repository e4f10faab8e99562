import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { wireDeal } from '../../../testing/opportunityFixtures'
import { addressOf } from '../../../testing/opportunityPage'
import { renderApp } from '../../../testing/renderApp'

const guide = {
  templateId: '7',
  name: 'First call',
  templateTypeName: 'call',
  templateCategory: 'Global',
  hyperionId: null,
  brandId: null,
  subject: null,
  body: '<p>Hello {{CustomerFirstName}}, you pay {{PaymentAmount}}.</p>',
  version: 1,
}
const ofStore = {
  ...guide,
  templateId: '8',
  name: 'Service lane',
  templateCategory: 'Store',
  hyperionId: 'HAR',
  body: '<p>Good morning {{CustomerFirstName}}</p>',
}

const widthOf = (width: number) => vi.stubGlobal('innerWidth', width)
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The card, once it has taken the place of what stands for it while the page opens. */
async function card() {
  await screen.findByRole('button', { name: /the call guide$/ })
  return screen.getByRole('region', { name: 'Call guide' })
}
const choice = () => screen.findByRole('button', { name: /Call guide/ })

async function open(answers: FakeAnswers = {}, query = '', width = 1600) {
  widthOf(width)
  const app = renderApp({
    path: `${addressOf('1000001')}${query}`,
    answers: { listTemplates: () => [guide, ofStore], ...answers },
  })
  await screen.findByRole('tab', { name: 'Call' })
  return app
}

describe('the guide beside the form of a call', () => {
  it('shows a guide of the store with this customer’s values in bold [O-366] [O-370] [O-376]', async () => {
    const app = await open()
    const region = within(await card())
    const value = await region.findByText('Hana')
    expect(value).toHaveAttribute('data-filled')
    expect(region.getByText(/Good morning/)).toBeVisible()
    expect(region.getByText('Filled with this customer’s values, shown in bold')).toBeVisible()
    await app.user.click(await choice())
    const groups = within(await screen.findByRole('listbox')).getAllByRole('group')
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Store/),
      expect.stringMatching(/^Global/),
    ])
  })

  it('remembers which was chosen, from one customer to the next', async () => {
    const app = await open()
    await within(await card()).findByText('Hana')
    await app.user.click(await choice())
    await app.user.click(await screen.findByRole('option', { name: 'First call' }))
    expect(await within(await card()).findByText(/you pay/)).toBeVisible()
    app.unmount()
    await open()
    expect(await within(await card()).findByText(/you pay/)).toBeVisible()
  })

  it('says what nothing is known for [OP-121]', async () => {
    localStorage.setItem('CALL_GUIDE', JSON.stringify({ chosen: { HAR: '7' }, isOpen: {} }))
    await open({ getDealInfo: () => wireDeal({ paymentAmt: null, paymentAmtEdited: null }) })
    const region = within(await card())
    expect(await region.findByText('{{PaymentAmount}}')).toHaveAttribute('data-gap')
    expect(await region.findByText('Nothing is known for PaymentAmount.')).toBeVisible()
  })

  it('can be folded, and stays so', async () => {
    const app = await open()
    const text = await within(await card()).findByText('Hana')
    await app.user.click(screen.getByRole('button', { name: 'Fold the call guide' }))
    expect(text).not.toBeVisible()
    app.unmount()
    await open()
    expect(await screen.findByRole('button', { name: 'Show the call guide' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  it('is folded above the form where there is no room beside it', async () => {
    const app = await open({}, '', 1000)
    const show = await screen.findByRole('button', { name: 'Show the call guide' })
    await app.user.click(show)
    expect(await within(await card()).findByText('Hana')).toBeVisible()
  })

  it('is read with the Call tab alone', async () => {
    const app = await open({}, '&tab=notes')
    await screen.findByRole('region', { name: 'Protection products' })
    await waitFor(() => expect(app.api.names()).toContain('listProtectionProducts'))
    expect(screen.queryByRole('region', { name: 'Call guide' })).not.toBeInTheDocument()
    expect(app.api.names()).not.toContain('listTemplates')
    await app.user.click(screen.getByRole('tab', { name: 'Call' }))
    expect(await within(await card()).findByText('Hana')).toBeVisible()
  })

  it('says that there is none', async () => {
    await open({ listTemplates: () => [] })
    expect(await within(await card()).findByText('There are no call guides.')).toBeVisible()
  })

  it('that cannot be read says so, and is read again', async () => {
    const app = await open({ listTemplates: () => problem(500, 'Fault') })
    const again = await within(await card()).findByRole('button', { name: 'Try again' })
    app.api.answer({ listTemplates: () => [guide] })
    await app.user.click(again)
    expect(await within(await card()).findByText('Hana')).toBeVisible()
  })
})
