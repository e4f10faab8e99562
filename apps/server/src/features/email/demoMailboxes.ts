import type { FastifyInstance } from 'fastify'
import { simpleParser } from 'mailparser'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { utc } from '@retain/domain/calendar/storeOffset'
import { pageFont, pageFontHeaders } from '../../core/pages/pageFont'
import { escapeHtml, pageFrame, pageStyle } from '../../core/pages/pageFrame'
import type { Database } from '../../db/schema/schema'
import { newNonce } from '../../http/securityHeaders'

/** The mailboxes of the demonstration's customers. */
const path = '/demo/mail'
const fontPath = `${path}/inter.woff2`

/** How many emails are listed. */
const most = 200

const style = (nonce: string) => `<style nonce="${nonce}">${pageStyle(fontPath)}
main { place-content: start stretch; justify-items: stretch; max-width: 880px; margin: 0 auto; padding: 32px 16px }
h1 { margin-bottom: 4px } p { margin-bottom: 16px }
ul { padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); overflow: hidden }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto; gap: 4px 16px; padding: 12px 16px; color: inherit; text-decoration: none }
li a:hover { background: var(--hover) } a:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px }
li span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0 } dt { color: var(--ink-2) } dd { overflow-wrap: anywhere }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 12px; background: #fff }
@media (max-width: 640px) { li a { grid-template-columns: 1fr } }</style>`

const outerPolicy = (nonce: string): string =>
  `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What an email may do in its frame: be read. */
const innerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups"

/** Serves what the demonstration's post office has received: the mailboxes, an email, and its HTML in a frame that runs nothing. */
export function mountDemoMailboxes({
  fastify: app,
  db,
}: {
  readonly fastify: FastifyInstance
  readonly db: Database
}): void {
  app.get(fontPath, (_request, reply) => reply.headers(pageFontHeaders).send(pageFont()))
  app.get(path, async (_request, reply) => {
    const rows = await db
      .selectFrom('demo_email')
      .select(['demo_email_id', 'address', 'source', 'received_at'])
      .orderBy('demo_email_id', 'desc')
      .limit(most)
      .execute()
    const nonce = newNonce()
    const items = await Promise.all(
      rows.map(async ({ demo_email_id, address, source, received_at }) => {
        const { subject = '' } = await parse(source)
        return `<li><a href="${path}/${demo_email_id}"><span>${escapeHtml(address)}</span><span>${escapeHtml(subject)}</span><time class="quiet">${formatDateTime(received_at, utc)} UTC</time></a></li>`
      }),
    )
    const list =
      items.length === 0 ? '<p class="quiet">No email has been sent yet.</p>' : `<ul>${items.join('')}</ul>`
    return reply
      .headers({ 'Content-Security-Policy': outerPolicy(nonce), 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        pageFrame(
          'Mailboxes',
          style(nonce),
          `<h1>Mailboxes</h1>
<p class="quiet">What the customers of the demonstration have received. Nothing leaves this machine. An address that begins with refuse@ is refused, one that begins with later@ is asked to wait.</p>
${list}`,
        ),
      )
  })
  app.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params }, reply) => {
    const row = await findEmail(db, params.id)
    if (row === undefined) return reply.callNotFound()
    const { subject = '', from, to } = await parse(row.source)
    const nonce = newNonce()
    const addresses =
      to === undefined
        ? row.address
        : [to]
            .flat()
            .map(({ text }) => text)
            .join(', ')
    return reply
      .headers({ 'Content-Security-Policy': outerPolicy(nonce), 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        pageFrame(
          subject,
          style(nonce),
          `<p><a href="${path}">Mailboxes</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from?.text ?? '')}</dd><dt>To</dt><dd>${escapeHtml(addresses)}</dd><dt>Received</dt><dd>${formatDateTime(row.received_at, utc)} UTC</dd></dl>
<iframe title="Email" sandbox="allow-popups" src="${path}/${params.id}/body"></iframe>`,
        ),
      )
  })
  app.get<{ Params: { id: string } }>(`${path}/:id/body`, async ({ params }, reply) => {
    const row = await findEmail(db, params.id)
    if (row === undefined) return reply.callNotFound()
    const { html, textAsHtml = '' } = await parse(row.source)
    return reply
      .headers({ 'Content-Security-Policy': innerPolicy, 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html === false ? textAsHtml : html)
  })
}

const parse = (source: string) => simpleParser(Buffer.from(source, 'latin1'))

const findEmail = async (db: Database, id: string) =>
  /^\d{1,18}$/.test(id)
    ? db
        .selectFrom('demo_email')
        .select(['address', 'source', 'received_at'])
        .where('demo_email_id', '=', id)
        .executeTakeFirst()
    : undefined
