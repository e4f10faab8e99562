import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** The address of an app whose identity server is tested. */
export const publicUrl = 'http://localhost:4000'

/** Speaks to the app as a browser does: keeps cookies by path and follows redirects only when told to. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>()
  /** Every cookie that it was given, with its attributes. */
  readonly given: LightMyRequestResponse['cookies'] = []
  constructor(readonly app: FastifyInstance) {}

  async open(url: string, form?: Record<string, string>) {
    const { pathname, search } = new URL(url, publicUrl)
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const answer = await this.app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url: pathname + search,
      headers: {
        cookie,
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
    })
    this.given.push(...answer.cookies)
    for (const { name, value, path, expires } of answer.cookies) {
      if (expires !== undefined && expires.getTime() < Date.now()) this.#cookies.delete(name)
      else this.#cookies.set(name, { value, path: path ?? '/' })
    }
    return answer
  }

  /** The browser goes on with its cookies when the server comes back as another process. */
  movedTo(app: FastifyInstance): Browser {
    const next = new Browser(app)
    for (const [name, cookie] of this.#cookies) next.#cookies.set(name, cookie)
    return next
  }
}
