import type { SendMailOptions } from 'nodemailer'
import type { ParsedMail } from 'mailparser'
import { smtpTransport } from '../../../email/mailTransport'

/** Where the emails of customers come in, as the demonstration knows it. */
export interface MailDoor {
  /** `null` while nothing comes in. */
  readonly port: () => number | null
  readonly domain: string | null
}

/** What the customer does with an email. */
export type CustomerDeed =
  | { readonly kind: 'answer'; readonly text: string; readonly hasFile: boolean }
  | { readonly kind: 'bounce' | 'complaint' }

/** An email in a mailbox of the demonstration. */
export interface MailboxEmail {
  readonly address: string
  /** All of it, one character a byte. */
  readonly source: string
  readonly parsed: ParsedMail
}

/** A page of a PDF that nothing stands on. */
const demoFile = {
  filename: 'title.pdf',
  contentType: 'application/pdf',
  content:
    '%PDF-1.1\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]/Count 1>>endobj 3 0 obj<</MediaBox[0 0 200 200]>>endobj trailer<</Root 1 0 R>>\n',
}

/**
 * Does as the customer what a customer, a mail server or a provider does with an email: the answer, the delivery report (RFC 3464)
 * or the complaint (ARF, RFC 5965) goes by SMTP to where all emails come in.
 *
 * @throws Error when nothing comes in, and as SMTP does.
 */
export async function actAsCustomer(door: MailDoor, email: MailboxEmail, deed: CustomerDeed): Promise<void> {
  const port = door.port()
  if (port === null) throw new Error('No email comes in')
  const transport = smtpTransport(`smtp://127.0.0.1:${port}?ignoreTLS=true`)
  try {
    await transport.send(deed.kind === 'answer' ? answerTo(email, deed) : reportOn(door, email, deed.kind))
  } finally {
    transport.close()
  }
}

function answerTo(
  { address, parsed }: MailboxEmail,
  { text, hasFile }: Extract<CustomerDeed, { readonly kind: 'answer' }>,
): SendMailOptions {
  const { messageId = '', subject = '', replyTo, from } = parsed
  return {
    from: address,
    to: (replyTo ?? from)?.value[0]?.address ?? '',
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    inReplyTo: messageId,
    references: messageId,
    text,
    attachments: hasFile ? [demoFile] : [],
  }
}

const returnPathOf = (source: string): string => /^Return-Path: <([^>\r\n]*)>/i.exec(source)?.[1] ?? ''

const partsOf = {
  bounce: ({ address }: MailboxEmail) =>
    `It was not delivered.\r\n--part\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; demo.retain.example\r\n\r\nFinal-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 No such mailbox`,
  complaint: ({ address }: MailboxEmail) =>
    `It was reported as spam.\r\n--part\r\nContent-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse\r\nUser-Agent: Demo/1.0\r\nVersion: 1\r\nOriginal-Rcpt-To: <${address}>`,
} as const

const kinds = {
  bounce: { subject: 'Undelivered Mail Returned to Sender', reportType: 'delivery-status' },
  complaint: { subject: 'Complaint about an email', reportType: 'feedback-report' },
} as const

function reportOn({ domain }: MailDoor, email: MailboxEmail, kind: 'bounce' | 'complaint'): SendMailOptions {
  const { subject, reportType } = kinds[kind]
  const host = email.address.split('@')[1] ?? ''
  const from = kind === 'bounce' ? `mailer-daemon@${host}` : `feedback@${host}`
  const to = kind === 'bounce' ? returnPathOf(email.source) : `abuse@${domain ?? ''}`
  const raw = [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${reportType}; boundary=part`,
    '',
    `--part\r\nContent-Type: text/plain\r\n\r\n${partsOf[kind](email)}`,
    `--part\r\nContent-Type: message/rfc822\r\n\r\n${email.source}`,
    '--part--',
    '',
  ].join('\r\n')
  return { envelope: { from: kind === 'bounce' ? '' : from, to }, raw: Buffer.from(raw, 'latin1') }
}
