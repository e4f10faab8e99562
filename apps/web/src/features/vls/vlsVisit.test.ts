import { vlsDialog, vlsProgressText } from '@retain/domain/vls/vls'
import { popUpBlockedText, soldMeanwhileText, vlsAwayText } from '@retain/domain/vls/vlsProgress'
import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { held, problem, type FakeAnswers } from '../../testing/fakeApi'
import { hookAt } from '../../testing/hookAt'
import { wireReplacement } from '../../testing/opportunityFixtures'
import { useVlsVisit, type VlsVisit } from './useVlsVisit'
import { returnMessage } from './vlsWindow'

const vin = '7FARS5H53TE014448'
const token = 'visit-1'
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const wireAccess = () => ({
  token,
  expiresAt: inSeconds(900),
  expiresIn: 900,
  recievedAt: inSeconds(0),
  url: `/VlsListing?token=${token}`,
})

/** A window as the browser opens one. */
function stubWindow() {
  const went: string[] = []
  const opened = {
    closed: false,
    close: () => {
      opened.closed = true
    },
    location: { replace: (address: string) => void went.push(address) },
  }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  /** A message arrives, as a rule from that window. */
  const say = (data: unknown, from: { readonly source?: unknown; readonly origin?: string } = {}) => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? window.location.origin })
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : opened })
    act(() => void window.dispatchEvent(event))
  }
  return { opened, went, say }
}

afterEach(() => vi.restoreAllMocks())

function visit(answers: FakeAnswers = {}, more: Partial<VlsVisit> = {}) {
  const onChosen = vi.fn()
  const stub = stubWindow()
  const app = hookAt(() => useVlsVisit({ opptId: '1000002', hyperionId: 'HAR', onChosen, ...more }), {
    answers: {
      openVls: wireAccess,
      getVlsData: () => ({ vins: [vin, vin] }),
      getVlsVehicles: () => [wireReplacement({ vin })],
      ...answers,
    },
  })
  const shown = () => ({
    dialog: vlsDialog(app.result.current.vls),
    text: vlsProgressText(app.result.current.vls),
  })
  const start = () => act(() => app.result.current.start())
  const isOpen = () => waitFor(() => expect(stub.went).not.toEqual([]))
  return { ...app, ...stub, onChosen, shown, start, isOpen }
}

it('requests access, opens the window, reads the result, and hands over the vehicles [O-296] [O-297] [O-298] [O-299] [O-301] [O-303] [O-449] [O-470] [O-471] [O-472] [OP-098]', async () => {
  const access = held(wireAccess)
  const data = held(() => ({ vins: [vin, vin] }))
  const page = visit(
    { openVls: access.answer, getVlsData: data.answer },
    { shownVins: ['4T1DAACK7TU560233'] },
  )
  expect(page.shown()).toEqual({ dialog: 'CLOSED', text: '' })
  page.start()
  expect(page.shown()).toEqual({ dialog: 'OPEN', text: 'Requesting access to VLS...' })
  access.release()
  await page.isOpen()
  expect(page.went).toEqual([`/VlsListing?token=${token}#4T1DAACK7TU560233`])
  expect(page.shown().text).toBe('Opening VLS window...')
  expect(page.result.current.vls.window).toBe('open')
  page.say(returnMessage(token))
  await waitFor(() => expect(page.shown().text).toBe('Looking for VLS result...'))
  data.release()
  await waitFor(() => expect(page.shown().dialog).toBe('CLOSED'))
  expect(page.onChosen).toHaveBeenCalledTimes(1)
  expect(page.onChosen.mock.calls[0]?.[0]).toMatchObject([{ vin }])
  expect(page.result.current.vls.vins).toEqual([vin])
  await waitFor(() =>
    expect(page.api.callsOf('saveContactHistory')[0]?.body).toMatchObject({
      opptId: '1000002',
      contactType: 'PlaygroundVinSelected',
    }),
  )
  expect(page.api.callsOf('getVlsVehicles')[0]?.url).toContain(`vin=${vin}`)
})

it('a window that is closed without a choice changes nothing [OP-099]', async () => {
  const page = visit()
  page.start()
  await page.isOpen()
  act(() => page.opened.close())
  await waitFor(() => expect(page.shown().dialog).toBe('CLOSED'))
  expect(page.result.current.vls.error).toBeNull()
  expect(page.onChosen).not.toHaveBeenCalled()
  expect(page.api.callsOf('getVlsData')).toEqual([])
})

it('messages of others, of another origin and with another token are none', async () => {
  const page = visit()
  page.start()
  await page.isOpen()
  page.say(returnMessage(token), { origin: 'https://elsewhere.example' })
  page.say(returnMessage(token), { source: window })
  page.say(returnMessage('another'))
  page.say('hello')
  expect(page.shown().text).toBe('Opening VLS window...')
  expect(page.api.callsOf('getVlsData')).toEqual([])
})

it('a token that still holds is used again, an expired one is requested anew [O-300] [OP-098]', async () => {
  const page = visit()
  const go = async () => {
    page.opened.closed = false
    page.went.length = 0
    page.start()
    await page.isOpen()
    act(() => page.opened.close())
    await waitFor(() => expect(page.shown().dialog).toBe('CLOSED'))
  }
  await go()
  await go()
  expect(page.api.callsOf('openVls')).toHaveLength(1)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 900_000)
  await go()
  expect(page.api.callsOf('openVls')).toHaveLength(2)
})

it.each<[string, FakeAnswers, string]>([
  ['no token', { openVls: () => null }, 'action returned empty result'],
  ['no access', { openVls: () => problem(503, 'Away') }, vlsAwayText],
])('%s ends the visit, closes the window and is said [O-306]', async (_what, answers, text) => {
  const page = visit(answers)
  page.start()
  await waitFor(() => expect(page.result.current.vls.error).toBe(text))
  expect([page.shown().dialog, page.opened.closed]).toEqual(['CLOSED', true])
})

it.each<[string, FakeAnswers, string]>([
  ['an empty result', { getVlsData: () => null }, 'action returned empty result'],
  ['a result without vehicles', { getVlsData: () => ({ vins: [] }) }, 'action returned empty result'],
  ['a result that cannot be read', { getVlsData: () => problem(503, 'Away') }, vlsAwayText],
  ['details that cannot be read', { getVlsVehicles: () => problem(503, 'Away') }, vlsAwayText],
  ['vehicles that were sold meanwhile', { getVlsVehicles: () => [] }, soldMeanwhileText],
])('%s is said, and nothing is added [O-306]', async (_what, answers, text) => {
  const page = visit(answers)
  page.start()
  await page.isOpen()
  page.say(returnMessage(token))
  await waitFor(() => expect(page.result.current.vls.error).toBe(text))
  expect(page.shown().dialog).toBe('CLOSED')
  expect(page.onChosen).not.toHaveBeenCalled()
})

it('a blocked pop-up is said, and nothing is requested', () => {
  const page = visit()
  vi.mocked(window.open).mockReturnValue(null)
  page.start()
  expect(page.result.current.vls.error).toBe(popUpBlockedText)
  expect(page.api.callsOf('openVls')).toEqual([])
})

it('cancelling, and leaving the page, close the window', async () => {
  const page = visit()
  page.start()
  await page.isOpen()
  act(() => page.result.current.cancel())
  expect([page.opened.closed, page.shown().dialog]).toEqual([true, 'CLOSED'])
  const other = visit()
  other.start()
  await other.isOpen()
  other.unmount()
  expect(other.opened.closed).toBe(true)
})
