import type { FastifyInstance } from 'fastify'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { utc } from '@retain/domain/calendar/storeOffset'
import { demoCompassPath } from '../../config/config'
import { pageFont, pageFontHeaders } from '../../core/pages/pageFont'
import { brandMark, escapeHtml, pageFrame, pageStyle } from '../../core/pages/pageFrame'
import type { Database } from '../../db/schema/schema'
import { newNonce } from '../../http/securityHeaders'

const fontPath = `${demoCompassPath}/inter.woff2`

/** What opens the window: the token of a new lead, or the number of one that compass knows (OP-074). */
interface Opened {
  readonly token?: unknown
  readonly record?: unknown
}

async function findLead(db: Database, { token, record }: Opened) {
  const known = db.selectFrom('demo_lead').select(['lead_id', 'assignee', 'vin', 'notes', 'created_at'])
  const ofCompass = known.where('system', '=', 'compass').orderBy('demo_lead_id', 'desc')
  if (typeof token === 'string') return ofCompass.where('token', '=', token).executeTakeFirst()
  if (typeof record === 'string') return ofCompass.where('lead_id', '=', record).executeTakeFirst()
  return undefined
}

const style = (nonce: string) => `<style nonce="${nonce}">${pageStyle(fontPath)}
main { justify-items: center } dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 24px; min-width: 320px; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface) }
dt { color: var(--ink-2) } dd { margin: 0; font-weight: 600; text-align: end; overflow-wrap: anywhere }</style>`

function pageOf(lead: Awaited<ReturnType<typeof findLead>>, nonce: string): string {
  const facts =
    lead === undefined
      ? '<p class="quiet">compass does not know this lead.</p>'
      : `<dl>${[
          ['Lead', lead.lead_id],
          ['Assigned to', lead.assignee ?? 'Nobody yet'],
          ['Vehicle', lead.vin ?? 'None'],
          ['Received', `${formatDateTime(lead.created_at, utc)} UTC`],
        ]
          .map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
          .join('')}</dl>`
  return pageFrame(
    'compass',
    style(nonce),
    `${brandMark}
<h1>compass</h1>
<p class="quiet">This page stands in the demonstration for the window of compass, where a salesperson goes on with the lead.</p>
${facts}`,
  )
}

/** The page that stands in the demonstration for the window of compass (O-268). */
export function mountDemoCompassPage({
  fastify,
  db,
}: {
  readonly fastify: FastifyInstance
  readonly db: Database
}): void {
  fastify.get(fontPath, (_request, reply) => reply.headers(pageFontHeaders).send(pageFont()))
  fastify.get<{ Querystring: Opened }>(demoCompassPath, async ({ query }, reply) => {
    const nonce = newNonce()
    return reply
      .headers({
        'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'Cache-Control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(pageOf(await findLead(db, query), nonce))
  })
}
