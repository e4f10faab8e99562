import type { IncomingEmail } from './incomingEmail'
import { ownText } from './ownText'

/** What a short text has to be, apart from its courtesies, to be a wish for no more emails. */
const wishes = new RegExp(
  `^(?:${[
    'stop(?: (?:emailing|mailing|contacting|writing|messaging)(?: me)?)?',
    'stop (?:sending|all)(?: me)?(?: (?:these|any|any more|all))?(?: (?:e ?mails?|messages|mail))?',
    '(?:stop|end|cancel) (?:these |all |the )?(?:e ?mails?|messages|mailings?)',
    'unsubscribe(?: me)?(?: from (?:this|these|your|the|all)(?: (?:e ?mails?|mailings?|list|mailing list|messages))?)?',
    'opt(?: me)? ?out',
    '(?:remove|take|delete) (?:me|my (?:name|e ?mail|address|e ?mail address))(?: (?:from|off)(?: (?:of )?(?:this|these|your|the|all))?(?: (?:e ?mail|mailing|e ?mails|contact))? ?(?:lists?)?)?',
    'remove',
    '(?:do not|dont) (?:e ?mail|contact|write|message)(?: to)?(?: me)?(?: (?:again|any ?more|anymore))?',
    'no more (?:e ?mails?|messages|mail)',
    'cancel (?:my )?subscription',
  ].join('|')})$`,
)

const courtesies =
  /\b(?:please|pls|plz|kindly|thanks|thank you|thx|hi|hello|hey|dear|sir|madam|asap|now|immediately|at once|i want to|i would like to|id like to|can you|could you|would you)\b/g

/** A longer text is a letter, whatever it begins with. */
const longestWish = 120

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(courtesies, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const isWish = (text: string): boolean => text.length <= longestWish && wishes.test(plain(text))

/**
 * Whether an answer asks for no more emails and says nothing else: its own text, or its subject above an empty one, is one of
 * the usual wishes, such as STOP. A letter in which such a word occurs is none.
 *
 * @example isUnsubscribeWish({ subject: 'Re: Your 2021 Accord', text: 'STOP' }) // true
 * @example isUnsubscribeWish({ subject: 'Re: Your 2021 Accord', text: 'I will stop by on Friday.' }) // false
 */
export function isUnsubscribeWish({ subject, text }: Pick<IncomingEmail, 'subject' | 'text'>): boolean {
  const own = ownText(text)
  return isWish(own === '' ? subject.replace(/^\s*(?:re|aw|fwd?)\s*:/i, '') : own)
}
