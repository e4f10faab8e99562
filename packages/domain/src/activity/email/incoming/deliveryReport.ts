import { headerBlocks, type HeaderBlock } from './headerBlock'
import { partOf, reportedTypes, type IncomingEmail } from './incomingEmail'
import { messageIds } from './messageIds'

/** What a mail server says became of an email that it had accepted. */
export interface DeliveryReport {
  /** `failed` is the end of it; one that is `delayed` is still tried, and one that is `delivered` has arrived. */
  readonly outcome: 'failed' | 'delayed' | 'delivered'
  /** The address that it could not reach; `null` where the report names none. */
  readonly recipient: string | null
  /** Whether the address itself is at fault, so that no other email can reach it either. */
  readonly isAddressFault: boolean
  /** Ids of the email that it is about, as far as it says so. */
  readonly messageIds: readonly string[]
}

const outcomes: Readonly<Record<string, DeliveryReport['outcome']>> = {
  failed: 'failed',
  delayed: 'delayed',
  delivered: 'delivered',
  relayed: 'delivered',
  expanded: 'delivered',
}

const worstFirst = ['failed', 'delayed', 'delivered'] as const

const outcomeOf = ({ action = '' }: HeaderBlock): DeliveryReport['outcome'] | undefined =>
  outcomes[action.toLowerCase().split(/[\s(;]/, 1)[0] ?? '']

/** Who sends what mail servers say of themselves. */
const systemSender = /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon|mailerdaemon)@/i

/** Subjects of reports that have no part for programs. */
const reportSubject =
  /undeliver(?:ed|able)|delivery (?:status notification|has failed|failed|failure|incomplete)|fail(?:ed|ure) (?:notice|delivery)|mail delivery (?:failed|subsystem)|returned mail|returned to sender|message not delivered|non.?deliver/i

const delaySubject = /delay|warning:|still being retried|incomplete/i

/** Enhanced codes that speak of the address (RFC 3463): there is no such mailbox, it has moved, it takes no email. */
const addressStatus = /^5\.(?:1\.(?:[0-36]|10)|2\.1|4\.4)$/

/** A permanent fault of which no more is said. */
const vagueStatus = /^5\.(?:0\.0|1\.0|5\.0)$/

/** A fault of something else than the address, whatever its words remind of. */
const otherWords =
  /mailbox (?:is )?full|quota|too large|size limit|spam|blocked|black.?list|policy|reputation|rate limit/i

const addressWords =
  /user unknown|unknown user|no such (?:user|mailbox|recipient|address)|unknown (?:address|recipient|mailbox)|(?:user|mailbox|address|recipient|account) (?:does not exist|doesn.t exist|not found|unavailable|disabled|is disabled|inactive|unknown)|does not exist|couldn.t be found|wasn.t found|invalid (?:recipient|mailbox|address)|recipient(?: address)? rejected|address rejected|not our customer|no longer (?:valid|in use)|host or domain name not found|domain not found|unrouteable address/i

/** Enhanced codes in prose. */
const statusInText = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/
const failedCode = /(?<![\d.-])5[0-5]\d[ -](?:#?\d|[a-z])/i

/** An address after one of the words by which reports name it, or alone in brackets. */
const recipientInText =
  /(?:recipient|address|to|user|for|deliver(?:ed)? to)[\s:]*<?([^\s<>:;,"']+@[^\s<>:;,"']+\.[a-z]{2,})>?|<([^\s<>:;,"']+@[^\s<>:;,"']+\.[a-z]{2,})>:/i

const addressOf = (field: string | undefined): string | null => {
  const address = (field ?? '')
    .replace(/^\s*[\w-]+\s*;/, '')
    .trim()
    .replace(/^<(.*)>$/, '$1')
  return address.includes('@') ? address.toLowerCase() : null
}

const isAddressFault = (status: string, words: string): boolean => {
  if (otherWords.test(words) || /^5\.(?:2\.[2-9]|3|7)/.test(status)) return false
  if (addressStatus.test(status)) return true
  return (status === '' || vagueStatus.test(status)) && addressWords.test(words)
}

/** Ids of the email that a report holds, from its own headers. */
const reportedIds = (mail: IncomingEmail): readonly string[] => {
  const [reported] = headerBlocks(partOf(mail, ...reportedTypes) ?? '')
  return messageIds(reported?.['message-id'] ?? '')
}

/** What the part for programs says; several recipients are one report, and the worst of them counts. */
function structured(mail: IncomingEmail): DeliveryReport | null {
  const blocks = headerBlocks(partOf(mail, 'message/delivery-status') ?? '')
  const outcome = worstFirst.find((one) => blocks.some((block) => outcomeOf(block) === one))
  const worst = blocks.find((block) => outcomeOf(block) === outcome)
  if (worst === undefined || outcome === undefined) return null
  const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(worst['status'] ?? '')?.[0] ?? ''
  const words = `${worst['diagnostic-code'] ?? ''} ${worst['status'] ?? ''}`
  return {
    outcome,
    recipient: addressOf(worst['original-recipient']) ?? addressOf(worst['final-recipient']),
    isAddressFault: outcome === 'failed' && isAddressFault(status, words),
    messageIds: reportedIds(mail),
  }
}

/** What a report in prose says, as older and smaller mail servers write it. */
function prose(mail: IncomingEmail): DeliveryReport | null {
  const { headers, from, subject, text } = mail
  const named = headers['x-failed-recipients']
  const isSystem = systemSender.test(from) || (headers['return-path'] ?? '').trim() === '<>'
  if (named === undefined && !(isSystem && reportSubject.test(subject))) return null
  // What follows the first lines is the email that came back.
  const said = `${subject}\n${text}`.slice(0, 4000)
  const status = statusInText.exec(said)?.[1] ?? ''
  const isFailed = named !== undefined || failedCode.test(said) || status.startsWith('5')
  const outcome = !isFailed && delaySubject.test(subject) ? 'delayed' : 'failed'
  const [, afterWord, inBrackets] = recipientInText.exec(text.slice(0, 4000)) ?? []
  return {
    outcome,
    recipient: addressOf(named?.split(',', 1)[0]) ?? addressOf(afterWord ?? inBrackets),
    isAddressFault: outcome === 'failed' && isAddressFault(status, said),
    messageIds: [...reportedIds(mail), ...messageIdsInText(text)],
  }
}

const messageIdsInText = (text: string): readonly string[] =>
  messageIds(/^message-id:\s*(<[^>\s]+>)/im.exec(text)?.[1] ?? '')

/**
 * What a mail server says of an email that it could not deliver, could not deliver yet, or has delivered: by its part for programs
 * (RFC 3464), else by the forms that are common without one. `null` for an email that is no such report.
 *
 * @example deliveryReport(mail)?.outcome // 'failed'
 */
export const deliveryReport = (mail: IncomingEmail): DeliveryReport | null => structured(mail) ?? prose(mail)
