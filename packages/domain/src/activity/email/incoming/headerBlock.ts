/** The fields of one block of headers, in lower case; of a field that stands several times, the first one. */
export type HeaderBlock = Readonly<Record<string, string>>

/** More blocks than a report has; what follows is not read. */
const mostBlocks = 200

/**
 * The blocks of a part that is made of header fields, such as a delivery report: one for each run of lines between empty
 * lines. A line that begins with a blank continues the field above it; a line that is no field is left out.
 *
 * @example headerBlocks('Reporting-MTA: dns; mx.example\n\nAction: failed\nStatus: 5.1.1')
 * // [{ 'reporting-mta': 'dns; mx.example' }, { action: 'failed', status: '5.1.1' }]
 */
export const headerBlocks = (text: string): readonly HeaderBlock[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/, mostBlocks)
    .map(blockOf)
    .filter((block) => Object.keys(block).length > 0)

function blockOf(text: string): HeaderBlock {
  const fields: Record<string, string> = {}
  for (const line of text.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const at = line.indexOf(':')
    const name = line.slice(0, Math.max(at, 0)).toLowerCase()
    if (/^[a-z][a-z0-9-]*$/.test(name)) fields[name] ??= line.slice(at + 1).trim()
  }
  return fields
}
