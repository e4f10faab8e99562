import type { Announcement } from '@retain/domain/announcements/announcement'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { wireAlert } from '../../testing/alertFixtures'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { renderApp } from '../../testing/renderApp'
import { alertsPart } from '../alerts/AlertsBell'
import { announcementsOpened } from './announcementsSlice'

beforeAll(async () => void (await alertsPart.fetch()))

const announcement = (announcementId: string, more: Partial<Announcement> = {}): Announcement => ({
  announcementId,
  title: `Announcement ${announcementId}`,
  body: `<p>Text <b>${announcementId}</b></p><script>steal()</script>`,
  displayFrom: null,
  displayTo: null,
  active: true,
  viewed: true,
  version: 1,
  ...more,
})

const hours = announcement('1', { viewed: false, title: 'Holiday hours' })
const rules = announcement('2', { title: 'Appraisal rules' })
const scanner = announcement('3', { title: 'New scanner' })

/** Opens the dialog by the alert of an announcement. */
async function byAlert(announcementId: string, answers: FakeAnswers = {}) {
  const alert = wireAlert('9', { notificationType: 'ANNOUNCMNT', announcementId, opptId: null })
  const app = renderApp({
    answers: {
      listNotifications: () => [alert],
      listAnnouncements: () => [hours, rules, scanner],
      ...answers,
    },
  })
  await app.user.click(await screen.findByRole('button', { name: '1 Alerts' }))
  await app.user.click(await screen.findByRole('option', { name: /New Announcement/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Announcements' })
  const fold = (title: string) => within(dialog).findByRole('button', { name: new RegExp(`^${title}`) })
  return { ...app, dialog, fold }
}

describe('the announcements dialog', () => {
  it('opens at the announcement of an alert, and lists all of them [S-248] [S-249] [S-258] [S-775]', async () => {
    const { dialog, fold, address, api } = await byAlert('2')
    expect(await fold('Appraisal rules')).toHaveAttribute('aria-expanded', 'true')
    expect(within(dialog).getByText('2', { selector: 'b' })).toBeVisible()
    expect(document.querySelector('script')?.textContent ?? '').not.toContain('steal')
    expect(await fold('Holiday hours')).toHaveAttribute('aria-expanded', 'false')
    expect(await fold('New scanner')).toBeInTheDocument()
    expect(within(dialog).getByText('1 of 3 unread')).toBeInTheDocument()
    expect(address()).toMatch(/^\/app\/log/)
    await waitFor(() => expect(api.callsOf('markNotificationsViewed')).toHaveLength(1))
  })

  it('marks what is opened as read, and as unread again by its button, which closes it [S-250] [S-251] [S-252] [S-253] [S-254] [S-255] [S-395]', async () => {
    const { user, fold, api, dialog } = await byAlert('2')
    const unread = await fold('Holiday hours')
    expect(unread).toHaveAccessibleName('Holiday hours Unread')
    await user.click(unread)
    expect(unread).toHaveAttribute('aria-expanded', 'true')
    // The patch of the list is told to the page with the next frame.
    await waitFor(() => expect(unread).toHaveAccessibleName('Holiday hours'))
    await waitFor(() =>
      expect(api.callsOf('markAnnouncementRead').map(({ body }) => body)).toEqual([
        { id: '1', markAsRead: true },
      ]),
    )
    await user.click(unread)
    expect(unread).toHaveAttribute('aria-expanded', 'false')
    await user.click(unread)
    const [mark] = within(dialog).getAllByRole('button', { name: 'Mark As Unread' })
    expect(mark).toBeDefined()
    if (mark !== undefined) await user.click(mark)
    expect(unread).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(unread).toHaveAccessibleName('Holiday hours Unread'))
    await waitFor(() =>
      expect(api.callsOf('markAnnouncementRead').at(-1)?.body).toEqual({ id: '1', markAsRead: false }),
    )
    expect(api.callsOf('markAnnouncementRead')).toHaveLength(2)
  })

  it('shows one as unread again where marking it fails', async () => {
    const { user, fold } = await byAlert('2', { markAnnouncementRead: () => problem(502, 'partner') })
    const unread = await fold('Holiday hours')
    await user.click(unread)
    await waitFor(() => expect(unread).toHaveAccessibleName('Holiday hours Unread'))
  })

  it('says that it could not be loaded, and loads again', async () => {
    let fails = true
    const { dialog, user, fold } = await byAlert('2', {
      listAnnouncements: () => (fails ? problem(502, 'partner') : [rules]),
    })
    expect(await within(dialog).findByText('The announcements could not be loaded.')).toBeVisible()
    fails = false
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await fold('Appraisal rules')).toHaveAttribute('aria-expanded', 'true')
  })

  it('says where there are none, and closes', async () => {
    const { dialog, user } = await byAlert('7', { listAnnouncements: () => [] })
    expect(await within(dialog).findByText('There are no announcements at present.')).toBeVisible()
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' })
    if (close !== undefined) await user.click(close)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })
})

describe('the first load', () => {
  /** The app with the shell drawn. What the shell does 1500 ms later is done when the test says so, however busy the machine is. */
  async function shellDrawn(announcements: readonly Announcement[]) {
    const later = new Map<unknown, () => void>()
    const { setTimeout: setTimer, clearTimeout: clearTimer } = window
    const hold = (run: () => void, ms?: number, ...more: unknown[]) => {
      if (ms !== 1500) return setTimer(run, ms, ...more)
      const timer = {}
      later.set(timer, run)
      return timer
    }
    vi.spyOn(window, 'setTimeout').mockImplementation(hold as unknown as typeof setTimer)
    vi.spyOn(window, 'clearTimeout').mockImplementation((timer) => {
      if (!later.delete(timer)) clearTimer(timer)
    })
    const app = renderApp({ answers: { listAnnouncements: () => announcements }, loadsAnnouncements: true })
    await screen.findByRole('button', { name: 'Alerts' })
    expect(later.size).toBe(1)
    const calls = () => app.api.callsOf('listAnnouncements').length
    return { ...app, calls, passTime: () => act(() => later.forEach((run) => run())) }
  }

  it('comes 1500 ms after the shell is drawn, once, and opens the dialog for what was not viewed [S-143] [S-256] [S-393] [S-788]', async () => {
    const { calls, api, passTime } = await shellDrawn([hours, rules])
    expect(calls()).toBe(0)
    passTime()
    const dialog = await screen.findByRole('dialog', { name: 'Announcements' })
    expect(calls()).toBe(1)
    expect(api.callsOf('listAnnouncements')[0]?.body).toBeUndefined()
    expect(await within(dialog).findByRole('button', { name: 'Holiday hours Unread' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  it('leaves what an alert has opened as it is [S-256] [S-788]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { store, api } = renderApp({
        answers: { listAnnouncements: () => [hours, rules] },
        loadsAnnouncements: true,
      })
      act(() => void store.dispatch(announcementsOpened('2')))
      const opened = { name: 'Appraisal rules', expanded: true }
      await screen.findByRole('button', opened)
      await act(() => vi.advanceTimersByTimeAsync(1500))
      expect(api.callsOf('listAnnouncements')).toHaveLength(1)
      expect(screen.getByRole('button', opened)).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it('opens nothing where everything was viewed [S-788]', async () => {
    const { calls, passTime } = await shellDrawn([rules])
    passTime()
    await waitFor(() => expect(calls()).toBe(1))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
