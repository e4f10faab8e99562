/** Asks the registry for known holes in what is installed; a registry that cannot answer is said, not taken as clean. */
import { spawnSync } from 'node:child_process'

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { encoding: 'utf8' })
const answer = parse(stdout)

if (answer?.metadata === undefined) {
  console.log('audit: not available from this registry')
} else {
  const { high, critical } = answer.metadata.vulnerabilities
  console.log(`audit: ${critical} critical, ${high} high`)
  process.exitCode = high + critical > 0 ? 1 : 0
}

interface Audit {
  readonly metadata?: { readonly vulnerabilities: { readonly high: number; readonly critical: number } }
}

function parse(text: string): Audit | null {
  try {
    return JSON.parse(text) as Audit
  } catch {
    return null
  }
}
