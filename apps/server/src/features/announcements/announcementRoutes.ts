import {
  createAnnouncement,
  deleteAnnouncement as deleteAnnouncementCall,
  listAnnouncements,
  listAnnouncementsAdmin,
  markAnnouncementRead,
  updateAnnouncement,
} from '@retain/api-client/announcements'
import { displayedAnnouncements } from '@retain/domain/announcements/announcement'
import { shortPageSize } from '@retain/domain/paging/pageSize'
import { pageCount } from '@retain/domain/paging/paging'
import { authorOf } from '../../commands/author'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { pageWindow } from '../../endpoints/searchPage'
import { findAnnouncementPage, findPresentAnnouncements, keepRead } from './announcementQueries'
import {
  addAnnouncement,
  changeAnnouncement,
  cleanAnnouncement,
  deleteAnnouncement,
} from './changeAnnouncement'

/** Serves the announcements: to everybody those that are shown, to their administrators all of them. */
export function mountAnnouncements(host: ApiHost): void {
  mount(host, listAnnouncements, async ({ caller, db, clock }) => {
    const now = clock()
    return displayedAnnouncements(await findPresentAnnouncements(db, caller.userName, now), now)
  })

  mount(host, markAnnouncementRead, (call) =>
    command(call, host, markAnnouncementRead, (transaction) =>
      keepRead(transaction, call.caller.userName, call.body),
    ),
  )

  mount(host, listAnnouncementsAdmin, async ({ query: { pageNumber, pageSize }, caller, db }) => {
    const { page, ...window } = pageWindow({
      ...(pageNumber === undefined ? {} : { pageNumber }),
      pageSize: pageSize ?? shortPageSize,
    })
    const { list, total } = await findAnnouncementPage(db, caller.userName, window)
    return { list, total, page, pageCount: pageCount(total, window.limit) }
  })

  mount(host, createAnnouncement, async (call) => {
    const draft = await cleanAnnouncement(call.body)
    return command(call, host, createAnnouncement, (transaction, _publish, audit) =>
      addAnnouncement(transaction, draft, authorOf(call), audit),
    )
  })

  mount(host, updateAnnouncement, async (call) => {
    const draft = await cleanAnnouncement(call.body)
    return command(call, host, updateAnnouncement, (transaction, _publish, audit) =>
      changeAnnouncement(transaction, draft, call.version, authorOf(call), audit),
    )
  })

  mount(host, deleteAnnouncementCall, (call) =>
    command(call, host, deleteAnnouncementCall, (transaction, publish, audit) =>
      deleteAnnouncement(transaction, publish, call.body.announcementId, audit),
    ),
  )
}
