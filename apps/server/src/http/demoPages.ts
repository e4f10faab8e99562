import type { FastifyInstance } from 'fastify'
import { doNotCallPath, type Config } from '../config/config'
import { pageFont, pageFontHeaders } from '../core/pages/pageFont'
import { brandMark, pageFrame, pageStyle } from '../core/pages/pageFrame'
import { contentPolicy, newNonce } from './securityHeaders'

const fontPath = '/demo/inter.woff2'

const doNotCallPage = (nonce: string): string =>
  pageFrame(
    'Do Not Call',
    `<style nonce="${nonce}">${pageStyle(fontPath)}main { text-align: center } p { max-width: 360px; text-wrap: balance }</style>`,
    `${brandMark}
<h1>Do Not Call</h1>
<p class="quiet">Your store registers numbers that may not be called on its own page, which opens here. In the demonstration there is nothing to register.</p>
<p class="quiet">Your call is saved. You can close this window.</p>`,
  )

/** The pages that stand in the demonstration for those of other systems: the one that a call with Do Not Contact opens (OP-038). */
export function mountDemoPages(app: FastifyInstance, config: Config): void {
  app.get(fontPath, (_request, reply) => reply.headers(pageFontHeaders).send(pageFont()))
  app.get(doNotCallPath, (_request, reply) => {
    const nonce = newNonce()
    return reply
      .headers({
        'Content-Security-Policy': contentPolicy(config, nonce, "'none'"),
        'Cache-Control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(doNotCallPage(nonce))
  })
}
