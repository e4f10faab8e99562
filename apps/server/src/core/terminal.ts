/** Writes a line for the person at the terminal; logs are for machines. */
export const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Writes a line to standard error. */
export const printError = (line: string): void => {
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
    else printLine(text)
  }
}
