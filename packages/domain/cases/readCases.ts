import { readFileSync } from 'node:fs'

const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )

/** The rows of a CSV file of published cases beside this module, each by its column names. Every value is text. */
export function readCases(file: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  const names = fieldsOf(head)
  return lines
    .filter((line) => line !== '')
    .map((line) => Object.fromEntries(fieldsOf(line).map((value, at) => [names[at] ?? '', value])))
}
