import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usualCustomer360, wireCustomer360, wireSourceVin } from '../../testing/customer360Fixtures'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { openOpportunity } from '../../testing/opportunityPage'
import { renderApp, type AppOptions } from '../../testing/renderApp'

const path = '/app/customer360/1000001'

async function open(answers: FakeAnswers = {}, options: AppOptions = {}) {
  const app = renderApp({ path, ...options, answers: { ...usualCustomer360, ...answers } })
  await screen.findByRole('heading', { level: 1, name: 'Customer 360' })
  await screen.findByRole('heading', { name: '2021 Honda Accord EX-L' })
  return app
}

const section = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))

const deals = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('button')
    .map((line) => line.querySelector('b')?.textContent)

const queriesOf = (calls: readonly { readonly url: string }[]) => calls.map(({ url }) => url.split('?')[1])

describe('the view', () => {
  it('is led to from the opportunity, and shows customer, deals, views and searches [O-009] [O-020] [O-341] [O-342] [O-343] [S-071] [OP-016]', async () => {
    const { user, api, address } = await openOpportunity({ answers: usualCustomer360 })
    await user.click(screen.getByRole('link', { name: 'Customer 360' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Customer 360' })).toBeInTheDocument()
    expect(address()).toBe(path)
    expect(await screen.findByRole('tab', { name: /^Deals 4/ })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: /^View History 2/ }))
    const views = await screen.findByRole('list', { name: 'View history' })
    expect(
      within(views)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('2026 Toyota RAV4'), expect.stringContaining('2025 Toyota Camry')])
    await user.click(screen.getByRole('tab', { name: /^Search History 1/ }))
    expect(await screen.findByText('Toyota RAV4, up to $35,000')).toBeInTheDocument()
    expect(queriesOf(api.callsOf('listCustomers360'))).toEqual(['opptId=1000001'])
    for (const name of ['listDeals360', 'listViewHistory', 'listSearchHistory'] as const)
      expect(queriesOf(api.callsOf(name))).toEqual(['opptId=1000001&customerId=ADP104482'])
  })

  it('says who the customer is, since when, and what service came to', async () => {
    await open()
    const customer = screen.getByRole('group', { name: 'Customer' })
    for (const text of ['ADP104482', 'Castellanos, Luis', 'hana.c@example.com', 'Madison, WI 53711'])
      expect(within(customer).getByText(text)).toBeInTheDocument()
    expect(screen.getByText('Customer since 04/11/2017')).toBeInTheDocument()
    expect(screen.getByText('$6,418')).toBeInTheDocument()
  })

  it('is denied without its permission, and not offered [O-021] [O-424]', async () => {
    const roles = [generalAccess]
    const { address } = renderApp({ path, roles, answers: usualCustomer360 })
    await waitFor(() => expect(address()).toBe('/access_denied'))
  })

  it('is not offered on the page of the opportunity to whoever may not see it', async () => {
    await openOpportunity({ roles: [generalAccess] })
    expect(screen.queryByRole('link', { name: 'Customer 360' })).toBeNull()
  })

  it('that could not be read can be tried again', async () => {
    const failing = { ...usualCustomer360, listCustomers360: () => problem(502, 'Bad Gateway') }
    const { user, api } = renderApp({ path, answers: failing })
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.answer({ listCustomers360: () => [wireCustomer360] })
    await user.click(again)
    expect(await screen.findByRole('heading', { name: '2021 Honda Accord EX-L' })).toBeInTheDocument()
  })
})

describe('the deals', () => {
  it('stand in their order under the headings of their groups [O-345] [O-346] [O-347] [O-348]', async () => {
    await open()
    expect(deals()).toEqual([
      '2021 Honda Accord EX-L',
      '2021 Honda Sienna',
      '2021 Honda Fit',
      '2021 Honda Accord LX',
    ])
    const groups = within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 3 })
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'This opportunity’s vehicle',
      'Lease and finance',
      'Others',
      'No longer owned or matured',
    ])
    expect(screen.getByText('No Longer Owns')).toBeInTheDocument()
  })

  it('are moved through by the keyboard; the chosen one stands in the address [O-344]', async () => {
    const { user, address } = await open()
    const lines = within(screen.getByRole('tabpanel')).getAllByRole('button')
    lines[0]?.focus()
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowDown}{Enter}')
    expect(await screen.findByRole('heading', { name: '2021 Honda Sienna' })).toBeInTheDocument()
    expect(address()).toBe(`${path}?deal=D-1000002`)
    expect(lines[1]).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('link', { name: 'Open opportunity' })).toHaveAttribute(
      'href',
      '/app/opportunity/1000002',
    )
    for (const area of ['Indicators', 'Products', 'Appraisals', 'Offers', 'Repair-order history'])
      expect(screen.getByRole('region', { name: new RegExp(`^${area}`) })).toBeInTheDocument()
    expect(section('Indicators').queryByText('Recall')).toBeNull()
  })

  it('of a customer without any are said to be none', async () => {
    renderApp({ path, answers: { ...usualCustomer360, listDeals360: () => [] } })
    expect((await screen.findAllByText('No deals.')).length).toBe(2)
  })
})

describe('a deal', () => {
  it('shows indicators, deal info, products, appraisals, offers and repair orders, each of a call of its own [O-344] [O-355]', async () => {
    const { api } = await open({
      listProtectionProducts: () => ({
        opptId: '1000001',
        list: [{ productCode: 'GAP', productName: 'GAP', price: 695, term: 60 }],
      }),
      listServiceOffers: () => ({
        status: 200,
        offers: [{ category: 'STORE', type: 'SERVICE', offerDetails: 'Brakes', campaignDate: null }],
      }),
    })
    expect(section('Indicators').getByText('Open Recall')).toBeInTheDocument()
    expect(await screen.findByText('$436')).toBeInTheDocument()
    expect(await screen.findByText('60 months · $695')).toBeInTheDocument()
    expect(await screen.findByText('$24,350')).toBeInTheDocument()
    expect(await screen.findByText('Brakes')).toBeInTheDocument()
    expect(await screen.findByText('618204')).toBeInTheDocument()
    expect(queriesOf(api.callsOf('listProtectionProducts'))).toEqual(['opptId=1000001&custDealId=D-1000001'])
    expect(queriesOf(api.callsOf('listServiceOffers'))).toEqual(['hyperionId=HAR&vin=1hgcv1f57ma014882'])
  })

  it('opens a repair order for its work [O-480] [O-481]', async () => {
    const { user, api } = await open()
    const opener = await screen.findByRole('button', { name: 'Brake inspection, oil' })
    expect(api.callsOf('getRoLineItems')).toHaveLength(0)
    opener.focus()
    await user.keyboard('{Enter}')
    const work = await screen.findByRole('list', { name: 'Work of RO # 618204' })
    expect(
      within(work)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Oil and filter · LOF$118', 'Wiper blades$166'])
    expect(api.callsOf('getRoLineItems')[0]?.url).toContain('/ro/line-item/7?')
  })

  it('shows the newest 25 of a long service history, and all when they are asked for', async () => {
    const orders = Array.from({ length: 40 }, (_, at) => ({
      roNumber: String(600_000 - at),
      roDate: null,
      roStatus: null,
      roTagNumber: null,
      roAmount: null,
      work: null,
      mileage: null,
      lineItemId: null,
    }))
    const { user } = await open({
      getRoHistory: () => ({
        vin: wireSourceVin,
        roSummary: { lastRoDate: null, visits: 40, total: null },
        roHistory: orders,
      }),
    })
    const more = await screen.findByRole('button', { name: 'Show all 40' })
    expect(screen.getByText('599976')).toBeInTheDocument()
    expect(screen.queryByText('599975')).toBeNull()
    await user.click(more)
    expect(screen.getByText('599961')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  })

  it('has no deal info for whoever may not see it, which is not asked for [O-426]', async () => {
    const roles: readonly Permission[] = [generalAccess, 'CanView360 Access', 'CanView360 Numbers']
    const { api } = await open({}, { roles })
    await screen.findByText('618204')
    expect(screen.queryByText('Monthly payment')).toBeNull()
    expect(api.callsOf('getDealInfo360')).toHaveLength(0)
  })

  it('has no lines for amounts that the server left out [O-425]', async () => {
    const roles: readonly Permission[] = [generalAccess, 'CanView360 Access', 'CanView360 View Deal Info']
    await open(
      {
        listCustomers360: () => [{ ...wireCustomer360, lifetimeService: null }],
        getDealInfo360: () => ({
          price: null,
          payment: null,
          rate: null,
          term: 72,
          lender: 'Ally',
          payoff: null,
        }),
      },
      { roles },
    )
    expect(await screen.findByText('72 months')).toBeInTheDocument()
    for (const label of ['Monthly payment', 'Rate', 'Price', 'Payoff', /^Lifetime service/])
      expect(screen.queryByText(label)).toBeNull()
  })
})

describe('a part that fails', () => {
  const parts = [
    ['getRoHistory', 'Repair-order history', '618204'],
    ['listProtectionProducts', 'Products', 'No protection products.'],
    ['getDealInfo360', 'Deal info', '$436'],
    ['listAppraisals360', 'Appraisals', '$24,350'],
  ] as const

  it.each(parts)(
    '%s is an error of its own area and of its own deal, to be tried again there [O-360]',
    async (call, area, found) => {
      const usual: FakeAnswers = {
        ...usualCustomer360,
        listProtectionProducts: () => ({ opptId: '1000001', list: [] }),
      }
      const failing: FakeAnswers = {
        [call]: ({ url }: { readonly url: string }) =>
          /D-1000001|1hgcv1f57ma014882/.test(url)
            ? problem(502, 'Bad Gateway')
            : usual[call]?.({ url } as never),
      }
      const { user, api } = await open({ ...usual, ...failing })
      const again = await section(area).findByRole('button', { name: 'Try again' })
      expect(screen.getAllByRole('button', { name: 'Try again' })).toEqual([again])
      await user.click(screen.getByRole('button', { name: /Sienna/ }))
      expect(await section(area).findByText(found)).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      await user.click(screen.getByRole('button', { name: /Accord EX-L/ }))
      const retry = await section(area).findByRole('button', { name: 'Try again' })
      api.answer(usual)
      await user.click(retry)
      expect(await section(area).findByText(found)).toBeInTheDocument()
    },
  )

  it('of a vehicle is an error of that vehicle only; one that is gone is said to be [O-359] [O-360] [O-484] [O-485] [O-486]', async () => {
    const { user, api } = await open(
      {
        getInventoryDetails: ({ url }) => problem(url.includes('VINOLD') ? 404 : 502, 'Bad Gateway'),
      },
      { path: `${path}?tab=viewHistory` },
    )
    await user.click(await screen.findByRole('button', { name: /RAV4/ }))
    await user.click(screen.getByRole('button', { name: /Camry/ }))
    expect(await screen.findByText('This vehicle is not in stock any more.')).toBeInTheDocument()
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.answer(usualCustomer360)
    await user.click(again)
    expect(await screen.findByText('RT4X0917')).toBeInTheDocument()
    expect(queriesOf(api.callsOf('getInventoryDetails'))).toEqual([
      'vin=VINVIEW',
      'vin=VINOLD',
      'vin=VINVIEW',
    ])
  })
})

describe('the timeline', () => {
  it('lists what happened in all stores by days, and older parts when they are asked for', async () => {
    const { user, api } = await open()
    expect(api.callsOf('listTimeline')).toHaveLength(0)
    await user.click(screen.getByRole('tab', { name: 'Timeline' }))
    const timeline = await screen.findByRole('list', { name: 'Timeline' })
    expect(within(timeline).getByText('Phone Call')).toBeInTheDocument()
    expect(within(timeline).getByText('Left Message')).toBeInTheDocument()
    expect(within(timeline).getByText(/618204 · \$284 · Harborview Motors/)).toBeInTheDocument()
    expect(
      within(timeline)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/app/opportunity/1000002'])
    await user.click(screen.getByRole('button', { name: 'Show earlier' }))
    expect(await within(timeline).findByText('Deal signed')).toBeInTheDocument()
    expect(within(timeline).getByText('Phone Call')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
    expect(queriesOf(api.callsOf('listTimeline'))).toEqual([
      'opptId=1000001&customerId=ADP104482',
      'opptId=1000001&customerId=ADP104482&after=2026-11-20T12%3A00%3A00.000Z+repairOrder+7',
    ])
  })

  it('keeps what it shows when an older part could not be read, which can be tried again', async () => {
    const { user, api } = await open({}, { path: `${path}?tab=timeline` })
    const more = await screen.findByRole('button', { name: 'Show earlier' })
    api.answer({ listTimeline: () => problem(502, 'Bad Gateway') })
    await user.click(more)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText('Phone Call')).toBeInTheDocument()
    api.answer(usualCustomer360)
    await user.click(again)
    expect(await screen.findByText('Deal signed')).toBeInTheDocument()
  })
})

describe('the employee flag', () => {
  it('says what the employee service says, and is set by one POST [O-356] [O-357] [O-487] [O-488]', async () => {
    const { user, api } = await open()
    const flag = await screen.findByRole('switch', { name: /one of our own staff/ })
    expect(flag).not.toBeChecked()
    expect(queriesOf(api.callsOf('validateEmployee'))).toEqual(['customerId=ADP104482'])
    await user.click(flag)
    await waitFor(() => expect(flag).toBeChecked())
    expect(api.callsOf('setEmployeeFlag').map(({ method, body }) => [method, body])).toEqual([
      ['POST', { customerId: 'ADP104482', employeeFlagActive: true }],
    ])
    expect(section('Indicators').getByText('Employee').closest('li')).toHaveTextContent('Yes')
  })

  it('stays as it was when it could not be saved', async () => {
    const { user, api } = await open({ setEmployeeFlag: () => problem(503, 'Service Unavailable') })
    const flag = await screen.findByRole('switch', { name: /one of our own staff/ })
    await user.click(flag)
    await waitFor(() => expect(api.callsOf('setEmployeeFlag')).toHaveLength(1))
    expect(await screen.findByText(/An error occurred getting data/)).toBeInTheDocument()
    expect(flag).not.toBeChecked()
  })
})
