import type { Config } from '../config/config'
import type { Demo } from './demo/loadDemo'

/** What is printed when the server is ready: the address, and whom one can sign in as. */
export function readyText({ web, publicUrl, identity, isDemoOpen }: Config, demo: Demo | null): string {
  const lines = [`${web.appName} is ready: ${publicUrl}`]
  if (identity.isEmbedded && demo !== null) {
    lines.push('', 'Sign in as one of the demo people:')
    for (const { givenName, familyName, job, stores } of demo.demoPeople) {
      const codes = stores === 'all' ? 'all stores' : stores.join(' ') || 'no stores'
      lines.push(`  ${`${givenName} ${familyName}`.padEnd(14)} ${job.padEnd(18)} ${codes}`)
    }
  }
  if (isDemoOpen)
    lines.push('', 'Warning: DEMO_IDENTITY is on and HOST can be reached by others: anybody may sign in.')
  return lines.join('\n')
}
