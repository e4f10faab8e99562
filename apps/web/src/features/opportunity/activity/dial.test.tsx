import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { selectVoipStatus } from '../../../core/config/appConfigSlice'
import { notes } from '../../../testing/callForm'
import { stubTelephonyObject } from '../../../testing/fakeTelephony'
import { wirePage, wireSetting } from '../../../testing/fixtures'
import { wireCustomer } from '../../../testing/opportunityFixtures'
import { openOpportunity } from '../../../testing/opportunityPage'

/** A telephone or a tablet. */
const holdInHand = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media === '(pointer: coarse)', media }),
  )

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
    .filter(([, href]) => href?.startsWith('tel:'))

it('offers to dial the number that a call is about, beside what saves it', async () => {
  const { user } = await openOpportunity()
  expect(screen.queryByRole('link', { name: /^Dial/ })).not.toBeInTheDocument()
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Phone' })).getByRole('radio', { name: /0127/ }),
  )
  expect(screen.getByRole('link', { name: 'Dial (555) 014 - 0127' })).toHaveAttribute(
    'href',
    'tel:+15550140127',
  )
})

it('makes links of the good numbers on file where they can be dialled, with their extensions', async () => {
  holdInHand()
  const phones = wireCustomer().phones.map((phone) =>
    phone.title === 'Mobile' ? { ...phone, ext: '12' } : phone,
  )
  await openOpportunity({ answers: { getCustomerInfo: () => wireCustomer({ phones }) } })
  expect(links()).toEqual([
    ['(555) 014 - 0182, Ext: 12', 'tel:+15550140182;ext=12'],
    ['(555) 014 - 0127', 'tel:+15550140127'],
  ])
})

it('shows numbers as text on a desk', async () => {
  await openOpportunity()
  expect(links()).toEqual([])
  expect(screen.getAllByText('(555) 014 - 0182').length).toBeGreaterThan(0)
})

describe('where the browser has a telephony object', () => {
  const choosePhone = async (user: Awaited<ReturnType<typeof openOpportunity>>['user'], number: RegExp) =>
    user.click(within(screen.getByRole('radiogroup', { name: 'Phone' })).getByRole('radio', { name: number }))
  const call = () => within(screen.getByRole('group', { name: 'Call' }))
  const telephone = () => screen.getByRole('status', { name: 'Telephone' })

  it('dials the number of the call, shows what becomes of it and hangs up [OP-037] [O-132] [S-808]', async () => {
    const object = stubTelephonyObject()
    const { user } = await openOpportunity()
    expect(await call().findByRole('button', { name: 'Dial' })).toBeDisabled()
    await user.type(notes(), 'Asked for figures')
    await choosePhone(user, /0127/)
    await user.click(call().getByRole('button', { name: 'Dial (555) 014 - 0127' }))
    expect(object.done).toEqual(['dial 5550140127'])
    act(() => object.raise('Dialing'))
    expect(telephone()).toHaveTextContent('Dialing')
    act(() => object.raise('CallConnected'))
    expect(telephone()).toHaveTextContent('Connected')
    await user.click(screen.getByRole('button', { name: 'Hang up' }))
    act(() => object.raise('EndOfCall'))
    expect(object.done).toEqual(['dial 5550140127', 'hang up'])
    expect(telephone()).toBeEmptyDOMElement()
    expect(call().getByRole('button', { name: 'Dial (555) 014 - 0127' })).toBeEnabled()
    expect(notes()).toHaveValue('Asked for figures')
  })

  it('dials a good number on file by pressing it', async () => {
    const object = stubTelephonyObject()
    const { user } = await openOpportunity()
    await user.click(
      await within(screen.getByRole('region', { name: 'Customer' })).findByRole('button', {
        name: 'Dial (555) 014 - 0182',
      }),
    )
    expect(object.done).toEqual(['dial 5550140182'])
    expect(screen.queryByRole('button', { name: 'Dial (555) 014 - 0199' })).not.toBeInTheDocument()
  })

  it('offers nothing to dial with where no telephone is connected or the store wants none [OP-037]', async () => {
    stubTelephonyObject({ hasPhone: false })
    const app = await openOpportunity()
    await waitFor(() => expect(selectVoipStatus(app.store.getState())).toBe('not installed'))
    expect(screen.queryByRole('button', { name: /^Dial/ })).not.toBeInTheDocument()
    app.unmount()
    stubTelephonyObject()
    const off = await openOpportunity({
      answers: { listGlobalSettings: () => wirePage([wireSetting('EATelephony', 'Off')]) },
    })
    await waitFor(() => expect(selectVoipStatus(off.store.getState())).toBe('not supported'))
    await choosePhone(off.user, /0127/)
    expect(screen.queryByRole('button', { name: /^Dial/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Dial/ })).not.toBeInTheDocument()
  })
})

it('dials by links on a desk where the store chose so', async () => {
  const pressed: string[] = []
  const listen = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement) pressed.push(event.target.href)
    event.preventDefault()
  }
  const { user } = await openOpportunity({
    answers: { listGlobalSettings: () => wirePage([wireSetting('EATelephony', 'Link')]) },
  })
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Phone' })).getByRole('radio', { name: /0127/ }),
  )
  window.addEventListener('click', listen)
  const call = within(screen.getByRole('group', { name: 'Call' }))
  await user.click(call.getByRole('button', { name: 'Dial (555) 014 - 0127' }))
  window.removeEventListener('click', listen)
  expect(pressed).toEqual(['tel:+15550140127'])
})
