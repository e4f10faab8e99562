import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** One command of a larger run. */
export interface Step {
  readonly name: string
  readonly command: string
}

/** How a step ended: its exit code, how long it took, and what it printed. */
export interface Outcome {
  readonly name: string
  readonly code: number
  readonly seconds: number
  readonly output: string
}

/** Lanes run beside each other, the steps of a lane one after another. */
export type Lanes = readonly (readonly Step[])[]

/** Runs one step to its end. With `live` its output is passed on while it comes. */
export function runStep({ name, command }: Step, live = false): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env: { ...process.env, FORCE_COLOR: '0', TURBO_TELEMETRY_DISABLED: '1' },
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
      if (live) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('close', (code) => {
      resolve({ name, code: code ?? 1, seconds: (performance.now() - started) / 1000, output })
    })
  })
}

/** Runs lanes and says how each step ended; a failed one also says what it printed. */
export async function runLanes(lanes: Lanes): Promise<Outcome[]> {
  const outcomes = await Promise.all(
    lanes.map(async (steps) => {
      const done: Outcome[] = []
      for (const step of steps) {
        const outcome = await runStep(step)
        report(outcome)
        if (outcome.code !== 0)
          console.log([...failureLines(outcome), '', outcome.output.trimEnd()].join('\n'))
        done.push(outcome)
      }
      return done
    }),
  )
  return outcomes.flat()
}

const saysFailure =
  /\bFAIL\b|[×✗✘]|\b(Assertion|Type|Range|Reference|Syntax)?Error\b|error TS\d|^\s+\d+:\d+\s+error\b|^\s+(Locator|Expected|Received):|^\s*>\s*\d+ \|/
const mostLines = 40

/** The lines of a failed step that say what failed and where, without colours; 40 at most. */
export function failureLines({ output }: Pick<Outcome, 'output'>): readonly string[] {
  const lines = stripVTControlCharacters(output).split('\n')
  return [...new Set(lines.filter((line) => saysFailure.test(line)))].slice(0, mostLines)
}

/** Says in a line how a step ended. */
export function report({ name, code, seconds }: Pick<Outcome, 'name' | 'code' | 'seconds'>): void {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(7)} s`)
}

/** Says how every step ended and how long the whole took. Steps of other lanes ran meanwhile: the times do not add up to it. */
export function reportAll(
  outcomes: readonly Pick<Outcome, 'name' | 'code' | 'seconds'>[],
  seconds: number,
): void {
  console.log('\n== every step')
  for (const outcome of outcomes) report(outcome)
  report({ name: 'together', code: outcomes.every(({ code }) => code === 0) ? 0 : 1, seconds })
}
