import {
  createHelpLink,
  deleteHelpLink as deleteHelpLinkCall,
  listHelpLinks,
  searchOnlineHelp,
  updateHelpLink,
} from '@retain/api-client/help-links'
import { shownHelpLinks } from '@retain/domain/help/helpLink'
import { foundHelpLinks } from '@retain/domain/help/helpSearch'
import { firstPage, shortPageSize } from '@retain/domain/paging/pageSize'
import { pageSlice } from '@retain/domain/paging/pageSlice'
import { authorOf } from '../../commands/author'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { addHelpLink, changeHelpLink, cleanHelpLink, deleteHelpLink } from './changeHelpLink'
import { findHelpLinks } from './helpLinkQueries'

/** Serves the helpful links: to everybody those that are enabled, to their administrators all of them. */
export function mountHelpLinks(host: ApiHost): void {
  mount(host, searchOnlineHelp, async ({ query: { SearchString, PageSize, PageNumber }, db }) =>
    pageSlice(
      foundHelpLinks(await findHelpLinks(db), SearchString, false),
      PageNumber ?? firstPage,
      PageSize,
    ),
  )

  mount(host, listHelpLinks, async ({ query: { pageNumber, pageSize }, db }) =>
    pageSlice(
      shownHelpLinks(await findHelpLinks(db), true),
      pageNumber ?? firstPage,
      pageSize ?? shortPageSize,
    ),
  )

  mount(host, createHelpLink, async (call) => {
    const draft = await cleanHelpLink(call.body)
    return command(call, host, createHelpLink, (transaction, _publish, audit) =>
      addHelpLink(transaction, draft, authorOf(call), audit),
    )
  })

  mount(host, updateHelpLink, async (call) => {
    const draft = await cleanHelpLink(call.body)
    return command(call, host, updateHelpLink, (transaction, _publish, audit) =>
      changeHelpLink(transaction, draft, call.version, authorOf(call), audit),
    )
  })

  mount(host, deleteHelpLinkCall, (call) =>
    command(call, host, deleteHelpLinkCall, (transaction, _publish, audit) =>
      deleteHelpLink(transaction, call.body.helpLinkId, audit),
    ),
  )
}
