import type { EmailPart } from '@retain/domain/activity/email/incoming/incomingEmail'
import { headerBlocks } from '@retain/domain/activity/email/incoming/headerBlock'

/** No more of an email is looked through, in bytes, and no more of its parts. */
const mostBytes = 256 * 1024
const mostParts = 20

/** The parts that a program wrote for programs. */
const reportTypes =
  /^(?:message\/(?:delivery-status|global-delivery-status|feedback-report|rfc822|rfc822-headers|global)|text\/rfc822-headers)$/

const typeOf = (field: string): string => field.split(';', 1)[0]?.trim().toLowerCase() ?? ''

const boundaryOf = (field: string): string | undefined => {
  const [, quoted, bare] = /;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s";]{1,200}))/i.exec(field) ?? []
  return quoted ?? bare
}

/** Without what base64 and quoted-printable did to it. */
function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('latin1')
  if (encoding !== 'quoted-printable') return text
  return text
    .replaceAll(/=[ \t]*\r?\n/g, '')
    .replaceAll(/=([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

/**
 * The parts of a report, as they stand in it: a reader of emails takes them for text or for files. Only the parts of the
 * outermost multipart are looked at, so that nothing nested costs anything.
 */
export function reportParts(source: Uint8Array): readonly EmailPart[] {
  const text = Buffer.from(source.subarray(0, mostBytes)).toString('latin1').replaceAll('\r\n', '\n')
  const [head = '', ...rest] = text.split('\n\n')
  const contentType = headerBlocks(head)[0]?.['content-type'] ?? ''
  const boundary = boundaryOf(contentType)
  if (!typeOf(contentType).startsWith('multipart/') || boundary === undefined) return []
  return `\n${rest.join('\n\n')}`
    .split(`\n--${boundary}`, mostParts)
    .slice(1)
    .flatMap((part) => {
      const [partHead = '', ...lines] = part.split('\n\n')
      const fields = headerBlocks(partHead.replace(/^-?-?[ \t]*\n/, ''))[0] ?? {}
      const type = typeOf(fields['content-type'] ?? '')
      const encoding = (fields['content-transfer-encoding'] ?? '').toLowerCase()
      return reportTypes.test(type)
        ? [{ type: type.replace('/global-', '/'), text: decoded(lines.join('\n\n'), encoding) }]
        : []
    })
}
