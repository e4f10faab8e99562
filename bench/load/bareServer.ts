/** A process of `npm run bench -- load`: reads each request to its end and answers so many bytes of JSON, nothing else. */
import { createServer } from 'node:http'
import { portOf } from '../../apps/server/src/testing/portOf.ts'

const answer = JSON.stringify('x'.repeat(Number(process.argv[2])))

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.setHeader('Content-Type', 'application/json').end(answer)
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(portOf(server)))
