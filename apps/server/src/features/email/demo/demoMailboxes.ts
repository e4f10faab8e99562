import type { FastifyInstance } from 'fastify'
import { simpleParser, type EmailAddress } from 'mailparser'
import { formatDateTime } from '@retain/domain/calendar/formats'
import { utc } from '@retain/domain/calendar/storeOffset'
import { pageFont, pageFontHeaders } from '../../../core/pages/pageFont'
import { escapeHtml, pageFrame, pageStyle } from '../../../core/pages/pageFrame'
import type { Config } from '../../../config/config'
import type { Database } from '../../../db/schema/schema'
import { newNonce } from '../../../http/securityHeaders'
import { actAsCustomer, type CustomerDeed, type MailDoor } from './demoCustomer'
import { picturePath } from '../opens/emailPicture'

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
dd small { color: var(--ink-2); font-size: 12px }
p a { color: var(--accent) }
iframe { width: 100%; height: clamp(240px, 42vh, 640px); border: 1px solid var(--line); border-radius: 12px; background: #fff }
form { display: grid; gap: 8px; justify-items: start; margin-top: 16px } label { display: grid; gap: 4px; width: 100% }
label.check { display: flex; gap: 8px } .deeds { display: flex; flex-wrap: wrap; gap: 8px }
textarea { min-height: 96px; padding: 8px; border: 1px solid var(--line); border-radius: 8px; font: inherit; color: inherit; background: var(--surface) }
button { min-height: 36px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px; font: inherit; font-weight: 600; color: inherit; background: var(--surface); cursor: pointer }
button.main { border-color: transparent; color: var(--on-accent); background: var(--accent) } button.main:hover { background: var(--accent-hover) }
button:focus-visible, textarea:focus-visible, input:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
@media (max-width: 640px) { li a { grid-template-columns: 1fr } }</style>`

const outerPolicy = (nonce: string): string =>
  `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** What an email may do in its frame: be read, and load the picture by which that is known. */
const innerPolicy = (publicUrl: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${publicUrl}${picturePath}/; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups`

/** What is said after a deed of the customer. */
const saidAfter = {
  answer: 'The answer was sent.',
  bounce: 'The email went back as undeliverable.',
  complaint: 'The email was reported as spam.',
} as const satisfies Record<CustomerDeed['kind'], string>

const isDeed = (kind: unknown): kind is CustomerDeed['kind'] => typeof kind === 'string' && kind in saidAfter

/** Who wrote or received an email as a mail program shows them: the name, the address smaller beside it. */
const people = (list: readonly Pick<EmailAddress, 'name' | 'address'>[]): string =>
  list
    .map(({ name, address = '' }) =>
      name === ''
        ? escapeHtml(address)
        : `<strong>${escapeHtml(name)}</strong> <small>${escapeHtml(address)}</small>`,
    )
    .join(', ')

/** The forms by which one does as the customer. */
const deeds = (id: string) => `<form method="post" action="${path}/${id}/answer">
<label>Answer as the customer<textarea name="text" required maxlength="5000"></textarea></label>
<label class="check"><input type="checkbox" name="file">With a file, title.pdf</label>
<button class="main">Send answer</button></form>
<div class="deeds"><form method="post" action="${path}/${id}/bounce"><button>Return as undeliverable</button></form>
<form method="post" action="${path}/${id}/complaint"><button>Report as spam</button></form></div>`

/**
 * Serves what the demonstration's post office has received: the mailboxes, an email with what its customer can do with it, and its
 * HTML in a frame that runs nothing.
 */
export function mountDemoMailboxes(
  { fastify: app, db }: { readonly fastify: FastifyInstance; readonly db: Database },
  door: MailDoor,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void {
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
  app.get<{ Params: { id: string }; Querystring: { done?: string } }>(
    `${path}/:id`,
    async (request, reply) => {
      const { params, query } = request
      const row = await findEmail(db, params.id)
      if (row === undefined) return reply.callNotFound()
      const { subject = '', from, to } = await parse(row.source)
      const nonce = newNonce()
      const receivers = to === undefined ? [] : [to].flat().flatMap(({ value }) => value)
      return reply
        .headers({ 'Content-Security-Policy': outerPolicy(nonce), 'Cache-Control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(
          pageFrame(
            subject,
            style(nonce),
            `<p><a href="${path}">Mailboxes</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>From</dt><dd>${people(from?.value ?? [])}</dd><dt>To</dt><dd>${people(receivers.length === 0 ? [{ name: '', address: row.address }] : receivers)}</dd><dt>Received</dt><dd>${formatDateTime(row.received_at, utc)} UTC</dd></dl>
${isDeed(query.done) ? `<p role="status"><strong>${saidAfter[query.done]}</strong></p>` : ''}
<iframe title="Email" sandbox="allow-popups" src="${path}/${params.id}/body"></iframe>
${door.port() === null ? '' : deeds(params.id)}`,
          ),
        )
    },
  )
  mountDeeds(app, db, door)
  app.get<{ Params: { id: string } }>(`${path}/:id/body`, async ({ params }, reply) => {
    const row = await findEmail(db, params.id)
    if (row === undefined) return reply.callNotFound()
    const { html, textAsHtml = '' } = await parse(row.source)
    return reply
      .headers({ 'Content-Security-Policy': innerPolicy(publicUrl), 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html === false ? textAsHtml : html)
  })
}

/** Takes what the forms of an email send. */
function mountDeeds(app: FastifyInstance, db: Database, door: MailDoor): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    )
    scope.post<{ Params: { id: string; kind: string } }>(`${path}/:id/:kind`, async (request, reply) => {
      const { id, kind } = request.params
      const row = await findEmail(db, id)
      if (row === undefined || !isDeed(kind)) return reply.callNotFound()
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const deed: CustomerDeed =
        kind === 'answer' ? { kind, text: form.get('text') ?? '', hasFile: form.has('file') } : { kind }
      await actAsCustomer(door, { ...row, parsed: await parse(row.source) }, deed)
      return reply.redirect(`${path}/${id}?done=${kind}`, 303)
    })
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
