import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true })

/**
 * Posts JSON on a connection that stays open.
 *
 * @returns the answer's text.
 * @throws when it is answered with anything but 200, or not at all.
 */
export async function post(url: string, body: string, token: string): Promise<string> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Authorization: `Bearer ${token}`,
  }
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers }, (response) => {
      text(response).then((answer) => {
        if (response.statusCode === 200) resolve(answer)
        else reject(new Error(`Answered ${response.statusCode ?? 0}: ${answer.slice(0, 200)}`))
      }, reject)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
