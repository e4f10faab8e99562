/**
 * Kills the server over and over while something is saved, and counts what is lost and what is there twice.
 *
 *   npm run crash                    200 rounds of calls
 *   npm run crash -- 20              so many
 *   npm run crash -- 200 emails      of emails, which a mail server of this process takes
 *
 * A round posts something with a key, ends the server by `kill -9` and starts it again on the same data; what `calls.ts` and
 * `emails.ts` say decides the moment, and what has to be there in the end. The exit code is 1 when it is not.
 */
import { crashCalls } from './calls.ts'
import { crashEmails } from './emails.ts'

const kinds: Readonly<Record<string, (rounds: number) => Promise<boolean>>> = {
  calls: crashCalls,
  emails: crashEmails,
}

const [count = '200', kind = 'calls'] = process.argv.slice(2)
const rounds = Number(count)
const crash = kinds[kind]
if (!Number.isInteger(rounds) || rounds < 1 || crash === undefined) {
  console.error(`How many rounds, a whole number above 0, and of what: ${Object.keys(kinds).join(' or ')}?`)
  process.exit(1)
}
process.exit((await crash(rounds)) ? 0 : 1)
