import { spawn } from 'node:child_process'

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

/** Runs steps in lanes: the steps of a lane one after another, the lanes beside each other. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Outcome[]> {
  const outcomes = await Promise.all(
    lanes.map(async (steps) => {
      const done: Outcome[] = []
      for (const step of steps) {
        const outcome = await runStep(step)
        report(outcome)
        done.push(outcome)
      }
      return done
    }),
  )
  return outcomes.flat()
}

/** Says how a step ended; a failed one also says what it printed. */
export function report({ name, code, seconds, output }: Outcome): void {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`)
  if (code !== 0) console.log(output.trimEnd())
}
