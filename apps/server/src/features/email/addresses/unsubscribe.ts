import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config/config'
import { pageFont, pageFontHeaders } from '../../../core/pages/pageFont'
import { brandMark, escapeHtml, pageFrame, pageStyle } from '../../../core/pages/pageFrame'
import { contentPolicy, newNonce } from '../../../http/securityHeaders'
import { transact, type WriteHost } from '../../../outbox/transact'
import { flagAddress } from './addressFlags'
import { readEmailToken } from './emailTokens'
import type { Mailer } from '../sending/mailer'

/** Where the link of an email leads; its token follows. */
export const unsubscribePath = '/unsubscribe'

/** What the token of that link is good for. */
export const unsubscribePurpose = 'unsubscribe'

const fontPath = `${unsubscribePath}/inter.woff2`

const style = (nonce: string) => `<style nonce="${nonce}">${pageStyle(fontPath)}
main { text-align: center } p { max-width: 360px; text-wrap: balance }
button { min-height: 40px; padding: 0 16px; border: 0; border-radius: 8px; font: inherit; font-weight: 600;
  color: var(--on-accent); background: var(--accent); cursor: pointer }
button:hover { background: var(--accent-hover) }
button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }</style>`

const page = (nonce: string, title: string, text: string, form = ''): string =>
  pageFrame(
    title,
    style(nonce),
    `${brandMark}\n<h1>${escapeHtml(title)}</h1>\n<p class="quiet">${escapeHtml(text)}</p>\n${form}`,
  )

/**
 * Serves the page behind the link of an email, which works without signing in. Opening it changes nothing, since mail programs
 * open links by themselves: its button does, and so does the one click of a mail program (RFC 8058). More than once is no error.
 */
export function mountUnsubscribe(
  host: WriteHost & { readonly fastify: FastifyInstance },
  config: Config,
  { key }: Pick<Mailer, 'key'>,
): void {
  const { fastify: app, clock } = host
  const idOf = async (token: string) => readEmailToken(await key(), unsubscribePurpose, token)
  const answer = (status: number, print: (nonce: string) => string) => {
    const nonce = newNonce()
    const headers = {
      'Content-Security-Policy': contentPolicy(config, nonce, "'none'"),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
    }
    return { status, headers, html: print(nonce) }
  }
  const unknown = () =>
    answer(404, (nonce) => page(nonce, 'Unknown link', 'This link does not belong to an email of ours.'))

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, null),
    )
    scope.get(fontPath, (_request, reply) => reply.headers(pageFontHeaders).send(pageFont()))
    scope.get<{ Params: { token: string } }>(`${unsubscribePath}/:token`, async ({ params }, reply) => {
      const id = await idOf(params.token)
      const { status, headers, html } =
        id === null
          ? unknown()
          : answer(200, (nonce) =>
              page(
                nonce,
                'Unsubscribe',
                'You will get no more emails from this store about your vehicle.',
                '<form method="post"><button>Unsubscribe</button></form>',
              ),
            )
      return reply.code(status).headers(headers).send(html)
    })
    scope.post<{ Params: { token: string } }>(`${unsubscribePath}/:token`, async ({ params }, reply) => {
      const id = await idOf(params.token)
      const isDone = id !== null && (await unsubscribe(id))
      const { status, headers, html } = isDone
        ? answer(200, (nonce) =>
            page(nonce, 'Unsubscribed', 'You will get no more emails. You can close this window.'),
          )
        : unknown()
      return reply.code(status).headers(headers).send(html)
    })
  })

  const unsubscribe = (outgoingEmailId: string): Promise<boolean> =>
    transact(host, async (transaction) => {
      const email = await transaction
        .selectFrom('outgoing_email')
        .select('email_to')
        .where('outgoing_email_id', '=', outgoingEmailId)
        .executeTakeFirst()
      if (email === undefined) return false
      await flagAddress(transaction, email.email_to, 'unsubscribed', clock())
      return true
    })
}
