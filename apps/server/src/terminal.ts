import type { Config } from './config'
import { demoPeople } from './identity/demoPeople'

/** Writes a line for the person at the terminal; logs are for machines. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Says what went wrong, where errors belong. */
export const sayFault = (line: string): void => {
  process.stderr.write(`${line}\n`)
}

/** Shows progress: one line that changes on a terminal, a line for every tenth elsewhere. */
export function progressLine(): (percent: number, label: string) => void {
  let shown = -1
  return (percent, label) => {
    const step = process.stdout.isTTY ? Math.floor(percent) : Math.floor(percent / 10) * 10
    if (step === shown) return
    shown = step
    const text = `Preparing demo data ${String(step).padStart(3)}%  ${label}`
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${text}${percent >= 100 ? '\n' : ''}`)
    else say(text)
  }
}

/** What is printed when the server is ready: the address, and whom one can sign in as. */
export function readyText({ web, publicUrl, identity, isDemoOpen }: Config): string {
  const lines = [`${web.appName} is ready: ${publicUrl}`]
  if (identity.isEmbedded) {
    lines.push('', 'Sign in as one of the demo people:')
    for (const { givenName, familyName, job, stores } of demoPeople) {
      const codes = stores === 'all' ? 'all stores' : stores.join(' ') || 'no stores'
      lines.push(`  ${`${givenName} ${familyName}`.padEnd(14)} ${job.padEnd(18)} ${codes}`)
    }
  }
  if (isDemoOpen)
    lines.push('', 'Warning: DEMO_IDENTITY is on and HOST can be reached by others: anybody may sign in.')
  return lines.join('\n')
}
