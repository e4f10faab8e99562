import { assignOrphans as assignCall, listOrphans, undoOrphanAssignment } from '@retain/api-client/orphans'
import { pageCount } from '@retain/domain/paging/paging'
import { authorOf } from '../../commands/author'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { pageWindow } from '../../endpoints/searchPage'
import { assignOrphans } from './assignOrphans'
import { findOrphanPage, presentOrphan } from './orphanQueries'
import { undoAssignment } from './undoAssignment'

/** Serves the opportunities that nobody owns, and who gets them. */
export function mountOrphans(host: ApiHost): void {
  mount(host, listOrphans, async ({ body, db }) => {
    const window = pageWindow(body)
    const { rows, total } = await findOrphanPage(db, body.hyperionId, window)
    return {
      list: rows.map(presentOrphan),
      total,
      page: window.page,
      pageCount: pageCount(total, window.limit),
    }
  })

  mount(host, assignCall, (call) =>
    command(call, host, assignCall, (transaction, publish, audit) =>
      assignOrphans(transaction, publish, call.body, authorOf(call), audit),
    ),
  )

  mount(host, undoOrphanAssignment, (call) =>
    command(call, host, undoOrphanAssignment, (transaction, publish, audit) =>
      undoAssignment(transaction, publish, call.body, authorOf(call), audit),
    ),
  )
}
