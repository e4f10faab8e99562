import {
  createTemplate,
  deleteTemplate as deleteTemplateCall,
  getDisclaimer,
  listTemplates,
  saveDisclaimer as saveDisclaimerCall,
  updateTemplate,
} from '@retain/api-client/templates'
import { authorOf } from '../../commands/author'
import { command } from '../../commands/command'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount } from '../../endpoints/mount'
import { addTemplate, changeTemplate, cleanTemplate, deleteTemplate } from './changeTemplate'
import { cleanDisclaimer, findDisclaimer, saveDisclaimer } from './disclaimer'
import { presentTemplate } from './presentTemplate'
import { findTemplates, findTemplateStores } from './templateQueries'

/** Serves the templates of emails and calls, and the disclaimers of stores. */
export function mountTemplates(host: ApiHost): void {
  mount(host, listTemplates, async ({ query: { hyperionId, templateTypeName }, db }) => {
    const [store] = await findTemplateStores(db, [hyperionId])
    if (store === undefined) return []
    return (await findTemplates(db, store, templateTypeName)).map(presentTemplate)
  })

  mount(host, createTemplate, async (call) => {
    const request = await cleanTemplate(call.body, call.caller)
    return command(call, host, createTemplate, (transaction, _publish, audit) =>
      addTemplate(transaction, { ...call, request, audit }),
    )
  })

  mount(host, updateTemplate, async (call) => {
    const request = await cleanTemplate(call.body, call.caller)
    return command(call, host, updateTemplate, (transaction, _publish, audit) =>
      changeTemplate(transaction, { ...call, request, audit }),
    )
  })

  mount(host, deleteTemplateCall, (call) =>
    command(call, host, deleteTemplateCall, (transaction, _publish, audit) =>
      deleteTemplate(transaction, call.body.templateId, call.caller, audit),
    ),
  )

  mount(host, getDisclaimer, ({ query: { hyperionId }, db }) => findDisclaimer(db, hyperionId))

  mount(host, saveDisclaimerCall, async (call) => {
    const { hyperionId } = call.body
    const body = await cleanDisclaimer(call.body.body)
    const author = authorOf(call)
    return command(call, host, saveDisclaimerCall, (transaction, _publish, audit) =>
      saveDisclaimer(transaction, { hyperionId, body }, call.version, author, audit),
    )
  })
}
