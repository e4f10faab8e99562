import type { Notification } from '@retain/domain/alerts/notification'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { alerted, minutesAgo, wireAlert, wireSetting } from '../../testing/alertFixtures'
import { notes } from '../../testing/callForm'
import { fakeAudio } from '../../testing/fakeAudio'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { eventOf } from '../../testing/liveMessages'
import { renderApp } from '../../testing/renderApp'
import { alertsPart } from './AlertsBell'

beforeAll(async () => void (await alertsPart.fetch()))

const withService = () => wirePage([wireSetting('EAAutoAssignAlerts', 'ON')])

/** The app with these alerts, once they are read. */
async function withAlerts(alerts: readonly Notification[], answers: FakeAnswers = {}, path = '/app/log') {
  const app = renderApp({ path, answers: { listNotifications: () => alerts, ...answers } })
  await waitFor(() => expect(app.api.callsOf('listNotifications')).toHaveLength(1))
  await waitFor(() => expect(app.live.lines).toHaveLength(1))
  const bell = (name: string | RegExp = /Alerts$/) => screen.findByRole('button', { name })
  const menu = () => screen.findByRole('dialog', { name: 'Alerts' })
  return {
    ...app,
    bell,
    menu,
    open: async (name?: string | RegExp) => {
      await app.user.click(await bell(name))
      return within(await menu())
    },
    tell: (alert: Notification) => act(() => app.live.line().tell(alerted(alert), 'USER_jordan.mills')),
  }
}

const email = wireAlert('1')
const read = wireAlert('2', { notificationType: 'EMAIL_READ', viewed: true, createDT: minutesAgo(2) })
const due = wireAlert('3', {
  notificationType: 'OPPT',
  message: 'Send the figures.',
  displayOn: minutesAgo(3),
  createDT: minutesAgo(90),
})
const pending = wireAlert('4', { notificationType: 'OPPT', displayOn: minutesAgo(-60) })
const scanned = wireAlert('5', { notificationType: 'FCARR_VIN', createDT: minutesAgo(5) })
const flagged = wireAlert('6', {
  notificationType: 'FLAG_BY_MG',
  createDT: minutesAgo(6),
  message: 'Manager has flagged customer for you',
})
const all = [pending, email, read, due, scanned, flagged]
const rows = (menu: { readonly getAllByRole: (role: 'option') => readonly HTMLElement[] }) =>
  menu.getAllByRole('option').map(({ textContent }) => textContent)

describe('the bell', () => {
  it('is a bell without unviewed alerts, and opens the menu [S-200] [S-201] [S-770]', async () => {
    const { open } = await withAlerts([read])
    const menu = await open('Alerts')
    expect(rows(menu)).toHaveLength(1)
    expect(menu.getByText('0 not viewed')).toBeInTheDocument()
  })

  it('counts the visible ones that are not viewed; the menu is closed at first [S-200] [S-201] [S-773]', async () => {
    const { bell } = await withAlerts(all)
    expect(await bell('4 Alerts')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('asks for the alerts of the active store with its offset [S-396]', async () => {
    const { api } = await withAlerts([])
    expect(api.callsOf('listNotifications')[0]?.url).toMatch(/\/notification\/HAR\?utcOffset=-05%3A00$/)
  })
})

describe('the menu', () => {
  it('has four tabs with counts, each with its alerts [S-016] [S-202] [S-203] [S-204] [S-370]', async () => {
    const { open, user } = await withAlerts(all, { listGlobalSettings: withService })
    const menu = await open()
    const names = menu.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(names).toEqual(['ALL', 'Email - 1', 'Reminder - 1', 'Service Drive - 1'])
    expect(rows(menu)).toHaveLength(5)
    for (const [tab, title] of [
      ['Email - 1', 'Email Received'],
      ['Reminder - 1', 'Reminder'],
      ['Service Drive - 1', 'Flagged Customer in Service Drive'],
    ] as const) {
      await user.click(menu.getByRole('tab', { name: tab }))
      expect(menu.getAllByRole('option')[0]).toHaveAccessibleName(`Not viewed: ${title}`)
    }
  })

  it('has no Service Drive tab while EAAutoAssignAlerts is off, but its alerts in ALL [S-203] [S-772]', async () => {
    const { open } = await withAlerts(all)
    const menu = await open()
    expect(menu.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'ALL',
      'Email - 1',
      'Reminder - 1',
    ])
    expect(rows(menu).join()).toContain('Flagged Customer in Service Drive')
  })

  it('shows title, text and the date of each, a reminder by its date, and whom it is about [S-316]', async () => {
    const { open } = await withAlerts([{ ...email, createDT: minutesAgo(0) }, due])
    const menu = await open()
    expect(rows(menu)).toEqual([
      'Not viewed: Email Received11/21/2026 10:00 amNew email from Ann Lee.',
      'Not viewed: Reminder11/21/2026 09:57 amAnn Lee · Send the figures.',
    ])
  })

  it('closes by Escape and by a press beside it, and begins with ALL again [S-208] [S-209] [S-770]', async () => {
    const { open, user, bell } = await withAlerts(all)
    const menu = await open()
    await user.click(menu.getByRole('tab', { name: 'Reminder - 1' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await bell()).toHaveFocus()
    const again = await open()
    expect(again.getByRole('tab', { name: 'ALL' })).toHaveAttribute('aria-selected', 'true')
    await user.click(again.getByRole('tab', { name: 'Reminder - 1' }))
    await user.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const last = await open()
    expect(last.getByRole('tab', { name: 'ALL' })).toHaveAttribute('aria-selected', 'true')
  })

  it('says that there are none, and what could not be read can be tried again', async () => {
    const { open, api, user } = await withAlerts([], {
      listNotifications: () => problem(500, 'Internal Server Error'),
    })
    const menu = await open('Alerts')
    expect(await menu.findByText('The alerts could not be loaded.')).toBeInTheDocument()
    api.answer({ listNotifications: () => [] })
    await user.click(menu.getByRole('button', { name: 'Try again' }))
    expect(await menu.findByText('There are no alerts.')).toBeInTheDocument()
  })
})

describe('an alert that is selected', () => {
  it('is viewed, here and on the server, and opens its page [S-215] [S-216] [S-397]', async () => {
    const { open, api, address, bell, user } = await withAlerts(all)
    const menu = await open()
    await user.click(menu.getByRole('option', { name: /Reminder/ }))
    expect(await bell('3 Alerts')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/app/opportunity/1000001?tab=reminder'))
    expect(api.callsOf('markNotificationsViewed')[0]?.body).toEqual(['3'])
  })

  it('is chosen by the keyboard', async () => {
    const { open, address, user } = await withAlerts(all)
    await open()
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveFocus())
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/app/opportunity/1000001?tab=reminder'))
  })

  it('waits for Confirm Close, and stays unviewed when one stays [S-210] [S-211] [S-213] [S-214] [S-776]', async () => {
    const page = '/app/opportunity/1000009'
    const { open, api, address, user, bell } = await withAlerts([email], {}, page)
    await waitFor(() => expect(notes()).not.toHaveAttribute('readonly'), { timeout: 5000 })
    fireEvent.change(notes(), { target: { value: 'Asked for figures' } })
    const select = async () => {
      const menu = await open()
      await user.click(menu.getByRole('option', { name: /Email Received/ }))
      return within(await screen.findByRole('alertdialog', { name: 'Confirm Close' }))
    }
    const question = await select()
    expect(
      question.getByText('Looks like you have unsaved changes. Are you sure you want to leave?'),
    ).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(address()).toBe(page)
    expect(notes()).toHaveValue('Asked for figures')
    expect(api.callsOf('markNotificationsViewed')).toEqual([])
    expect(await bell('1 Alerts')).toBeInTheDocument()
    await user.click((await select()).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(address()).toBe('/app/opportunity/1000001?tab=email'))
    expect(api.callsOf('markNotificationsViewed')).toHaveLength(1)
  })

  it('is unviewed again where the service refuses', async () => {
    const { open, user, bell } = await withAlerts([flagged], {
      markNotificationsViewed: () => problem(500, 'Internal Server Error'),
    })
    const menu = await open('1 Alerts')
    await user.click(menu.getByRole('option'))
    expect(await bell('1 Alerts')).toBeInTheDocument()
  })
})

describe('Clear All', () => {
  it.each([
    ['ALL', 'Clear All Alerts', 'Do you want to clear all alerts?'],
    ['Email - 1', 'Clear All Email Alerts', 'Do you want to clear all Email alerts?'],
    ['Reminder - 1', 'Clear All Reminder Alerts', 'Do you want to clear all Reminder alerts?'],
    ['Service Drive - 1', 'Clear All Service Drive Alerts', 'Do you want to clear all Service Drive alerts?'],
  ])('of %s asks first [S-205] [S-206] [S-207]', async (tab, label, question) => {
    const { open, user, api } = await withAlerts(all, { listGlobalSettings: withService })
    const menu = await open()
    await user.click(menu.getByRole('tab', { name: tab }))
    await user.click(menu.getByRole('button', { name: label }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirmation' }))
    expect(dialog.getByText(question)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(api.names()).not.toContain('removeNotifications')
  })

  it('removes what the tab shows by two calls, and leaves pending reminders [S-315] [S-398] [S-706] [S-774] [S-781]', async () => {
    const { open, user, api, store } = await withAlerts(all)
    const menu = await open()
    await user.click(menu.getByRole('button', { name: 'Clear All Alerts' }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await menu.findByText('There are no alerts.')).toBeInTheDocument()
    expect(api.callsOf('removeReminderNotifications')[0]?.body).toEqual(['3'])
    expect(api.callsOf('removeNotifications')[0]?.body).toEqual(['1', '2', '5', '6'])
    await waitFor(() =>
      expect(store.getState().toasts.map(({ label }) => label)).toEqual(['Notifications Removed']),
    )
    expect(menu.getByRole('button', { name: 'Clear All Alerts' })).toBeDisabled()
  })
})

describe('what comes in', () => {
  it.each([
    [email, 'Email Received', 'New email from Ann Lee.'],
    [{ ...email, notificationType: 'EMAIL_READ' }, 'Email Read', 'Ann Lee read your email.'],
    [due, 'Reminder', 'Send the figures.'],
    [{ ...scanned, notificationType: 'PCARR_RO' }, 'Previous Customer in Service', 'RO opened for Ann Lee'],
    [scanned, 'Flagged Customer in Service Drive', "Ann Lee's VIN has been scanned."],
    [
      wireAlert('7', { notificationType: 'ANNOUNCMNT', message: 'Year-end rules', opptId: null }),
      'New Announcement',
      'Year-end rules',
    ],
    [flagged, 'Customer Flagged by Manager', 'Manager has flagged customer for you'],
  ] as const)(
    'is first in the menu, counted, and has its toast: %# [S-014] [S-015] [S-016] [S-302] [S-329] [S-330] [S-331] [S-332] [S-333] [S-367] [O-538] [O-539] [O-540] [O-541]',
    async (alert, title, text) => {
      const { tell, bell, open } = await withAlerts([{ ...read, notificationId: '99' }])
      tell(alert)
      expect(await bell('1 Alerts')).toBeInTheDocument()
      const toast = await screen.findByRole('group', { name: new RegExp(title) })
      expect(toast).toHaveAccessibleDescription(text)
      const menu = await open()
      expect(menu.getAllByRole('option')[0]).toHaveAccessibleName(`Not viewed: ${title}`)
    },
  )

  it('is not of another store, nor told twice', async () => {
    const { tell, bell, store } = await withAlerts([])
    tell({ ...email, hyperionId: 'BLR' })
    tell(flagged)
    tell(flagged)
    expect(await bell('1 Alerts')).toBeInTheDocument()
    expect(store.getState().toasts).toHaveLength(1)
  })

  it('has the toast and the sound that this browser chose for its kind', async () => {
    const audio = fakeAudio()
    localStorage.setItem(
      'ALERT_CHOICES',
      JSON.stringify({
        'Email Received': { toast: false, sound: true },
        Reminder: { toast: true, sound: false },
      }),
    )
    const { tell, bell, store } = await withAlerts([])
    tell(email)
    await waitFor(() => expect(audio.contexts).toHaveLength(1))
    tell(due)
    expect(await bell('2 Alerts')).toBeInTheDocument()
    expect(store.getState().toasts.map(({ label }) => label)).toEqual(['Reminder'])
    expect(audio.contexts).toHaveLength(1)
    vi.unstubAllGlobals()
  })

  it('has a toast of nine fields whose close button leaves it unviewed; a press on it does nothing [S-318] [S-325] [S-785] [S-786]', async () => {
    const { tell, store, user, bell, api } = await withAlerts([])
    tell(email)
    expect(store.getState().toasts).toEqual([
      {
        active: true,
        label: 'Email Received',
        body: 'New email from Ann Lee.',
        id: expect.any(String) as string,
        notificationId: '1',
        emailContactDetailId: null,
        timeout: 30_000,
        type: 'message',
        count: 1,
      },
    ])
    const toast = await screen.findByRole('group', { name: /Email Received/ })
    await user.click(within(toast).getByText('New email from Ann Lee.'))
    await user.click(within(toast).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(store.getState().toasts).toEqual([]))
    expect(api.callsOf('markNotificationsViewed')).toEqual([])
    expect(await bell('1 Alerts')).toBeInTheDocument()
  })

  it('has as many toasts at once as the settings say, for as long as they say [S-319] [S-320] [S-321] [S-322] [S-371] [S-372] [S-784] [S-785]', async () => {
    const { tell, store, open } = await withAlerts([], {
      listGlobalSettings: () =>
        wirePage([wireSetting('EANumOfDesktopAlerts', '2'), wireSetting('EATimeDesktopAlerts', '12')]),
    })
    for (const alert of [email, scanned, flagged]) tell(alert)
    expect(store.getState().toasts).toMatchObject([
      { notificationId: '5', timeout: 5000, count: 2 },
      { notificationId: '6', timeout: 12_000, count: 2 },
    ])
    expect(rows(await open('3 Alerts'))).toHaveLength(3)
    expect(await screen.findAllByRole('group', { name: /^Message:/ })).toHaveLength(2)
    expect(screen.queryByText('2 times', { exact: false })).not.toBeInTheDocument()
  })

  it('is viewed or removed in this window where another window does that [S-303] [S-304]', async () => {
    const { live, bell, open } = await withAlerts([email, flagged])
    await bell('2 Alerts')
    const of = (type: 'NOTIFICATION_VIEWED' | 'NOTIFICATION_REMOVED', id: string) =>
      act(() => live.line().tell(eventOf({ type, payload: { notificationIds: [id] } }), 'USER_jordan.mills'))
    of('NOTIFICATION_VIEWED', '1')
    of('NOTIFICATION_REMOVED', '6')
    const menu = await open('Alerts')
    expect(rows(menu)).toHaveLength(1)
  })

  it('is spoken as a count, not one by one', async () => {
    const { tell } = await withAlerts([])
    tell(email)
    tell(flagged)
    expect(await screen.findByText(/^[12] alerts? not viewed$/)).toBeInTheDocument()
  })
})
