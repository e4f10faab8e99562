import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { workFolder, type Subject } from './subjects.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** The built pages on a free port of this machine. */
export interface PageServer {
  readonly addressOf: (subject: Subject) => string
  readonly stop: () => void
}

/** Serves the built pages. */
export async function servePages(): Promise<PageServer> {
  const root = join(workFolder, 'dist')
  const server = createServer((request, response) => {
    const file = join(root, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    if (!file.startsWith(root) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The page server has no port')
  return {
    addressOf: ({ name }) => `http://127.0.0.1:${address.port}/${name}/.data/pages/${name}.html`,
    stop: () => server.close(),
  }
}
