import { createHash } from 'node:crypto'
import { simpleParser, type ParsedMail } from 'mailparser'
import { attachmentName } from '@retain/domain/activity/email/incoming/attachmentName'
import { headerBlocks } from '@retain/domain/activity/email/incoming/headerBlock'
import type { IncomingEmail } from '@retain/domain/activity/email/incoming/incomingEmail'
import { messageIds } from '@retain/domain/activity/email/incoming/messageIds'
import { escapeHtml } from '@retain/domain/text/html/escapeHtml'
import { reportParts } from './reportParts'

/** A file that came with an email. */
export interface EmailFile {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

/** An email from outside, read. */
export interface ReadEmail {
  /** As the rules of the domain look at it. */
  readonly mail: IncomingEmail
  /** Its text as HTML that nobody has cleaned. */
  readonly html: string
  readonly files: readonly EmailFile[]
  /** Without its brackets; `null` where it has none. */
  readonly messageId: string | null
  /** The same for an email that comes again, whatever servers wrote above it. */
  readonly repeatKey: string
}

/** Limits of what is read of an email; one that goes beyond them is kept whole as a file. */
const limits = { headBytes: 256 * 1024, parts: 200, htmlCharacters: 200 * 1024, textCharacters: 100_000 }

const options = {
  maxHtmlLengthToParse: 1024 * 1024,
  maxHeadSize: limits.headBytes,
  maxChildNodes: limits.parts,
  keepDeliveryStatus: true,
  keepCidLinks: true,
  skipTextToHtml: true,
}

/** Text in paragraphs, every line where it was. */
const textAsHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((lines) => `<p>${escapeHtml(lines).replaceAll('\n', '<br>')}</p>`)
    .join('')

const plain = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').trim()

/** The headers of the email itself. Bytes above ASCII are read as Latin-1: names and dates that matter here have none. */
function ownHeaders(source: Uint8Array): Readonly<Record<string, string>> {
  const top = Buffer.from(source.subarray(0, limits.headBytes)).toString('latin1')
  return headerBlocks(top.split(/\r?\n\r?\n/, 1)[0] ?? '')[0] ?? {}
}

const bodyOf = (source: Uint8Array): Uint8Array => {
  const buffer = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  const ends = ['\r\n\r\n', '\n\n'].map((end) => buffer.indexOf(end)).filter((at) => at !== -1)
  return ends.length === 0 ? buffer : buffer.subarray(Math.min(...ends))
}

function repeatKeyOf(source: Uint8Array, headers: Readonly<Record<string, string>>): string {
  const named = headers['message-id'] ?? `${headers['date'] ?? ''}\n${headers['from'] ?? ''}`
  return createHash('sha256').update(named).update('\0').update(bodyOf(source)).digest('base64url')
}

const fromOf = (mail: Pick<ParsedMail, 'from'>): string => {
  const [first] = mail.from?.value ?? []
  return (first?.address ?? first?.group?.[0]?.address ?? '').trim()
}

const addressIn = (field: string): string => /[^\s<>"(),;:]{1,64}@[^\s<>"(),;:]{1,255}/.exec(field)?.[0] ?? ''

/**
 * Reads an email within limits: how deep and into how many parts it is nested, how long its headers and its text are. One that
 * cannot be read within them says so in place of its text, and is a file of itself: nothing of it is lost.
 *
 * @param envelopeFrom who SMTP said had sent it; empty for nobody.
 */
export async function parseEmail(source: Uint8Array, envelopeFrom: string): Promise<ReadEmail> {
  const headers: Readonly<Record<string, string>> = {
    ...ownHeaders(source),
    'return-path': `<${envelopeFrom}>`,
  }
  const known = {
    messageId: messageIds(headers['message-id'] ?? '')[0] ?? null,
    repeatKey: repeatKeyOf(source, headers),
  }
  const whole: EmailFile = { name: 'email.eml', type: 'message/rfc822', content: source }
  let parsed: ParsedMail
  try {
    parsed = await simpleParser(Buffer.from(source), options)
  } catch {
    const from = addressIn(headers['from'] ?? '') || envelopeFrom
    const subject = headers['subject'] ?? ''
    const html = '<p>This email could not be read. All of it is in its file.</p>'
    return { ...known, mail: { headers, from, subject, text: '', parts: [] }, html, files: [whole] }
  }
  const { subject = '', attachments } = parsed
  const text = plain(parsed.text ?? '').slice(0, limits.textCharacters)
  const parts = reportParts(source)
  const given = plain(parsed.html || '')
  const isLong = given.length > limits.htmlCharacters || (parsed.text ?? '').length > limits.textCharacters
  const files = attachments.map(({ filename, contentType, content }) => ({
    name: attachmentName(filename),
    type: contentType,
    content,
  }))
  return {
    ...known,
    mail: { headers, from: fromOf(parsed) || envelopeFrom, subject: plain(subject), text, parts },
    html: given !== '' && given.length <= limits.htmlCharacters ? given : textAsHtml(text),
    files: isLong ? [...files, whole] : files,
  }
}
