import { createReadStream, existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/**
 * Serves a folder's files on a free port; `/` is the given page or the folder's index.html.
 *
 * @param policy the content security policy of `/`; null for none.
 */
export const serve = (
  folder: string,
  page?: string,
  policy: string | null = null,
): Promise<{ url: string; server: Server }> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      if (path === '/' && policy !== null) response.setHeader('content-security-policy', policy)
      if (path === '/' && page !== undefined) {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(page)
        return
      }
      const file = join(folder, path === '/' ? 'index.html' : path)
      if (path.includes('..') || !existsSync(file)) {
        response.writeHead(404).end()
        return
      }
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
      createReadStream(file).pipe(response)
    })
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      resolve({ url: `http://127.0.0.1:${address.port}/`, server })
    })
  })
