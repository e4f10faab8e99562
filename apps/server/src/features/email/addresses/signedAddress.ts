import { signatureOf, sameSignature } from './emailTokens'

/** What an address is for: the customer's answer, or a mail server's report that an email did not arrive. */
export type AddressPurpose = 'reply' | 'bounce'

/** The email of ours that an address belongs to, with the store and the opportunity that it went to. */
export interface SentPlace {
  readonly hyperionId: string
  readonly opptId: string
  readonly outgoingEmailId: string
}

/** What an address of ours says; `forged` has its form, and was not made here. */
export type SignedAddress =
  | { readonly state: 'signed'; readonly purpose: AddressPurpose; readonly place: SentPlace }
  | { readonly state: 'forged' }

const letters = { reply: 'r', bounce: 'b' } as const satisfies Record<AddressPurpose, string>

/** Local parts have 64 characters at most and may lose their case on the way: small letters and digits only. */
const form = /^([rb])\.([0-9a-f]{2,32})\.([0-9a-z]{1,12})\.([0-9a-z]{1,12})\.([0-9a-f]{20})$/

const signed = (key: string, purpose: AddressPurpose, place: SentPlace): string =>
  signatureOf(
    key,
    `${purpose} address`,
    JSON.stringify([place.hyperionId, place.opptId, place.outgoingEmailId]),
    'hex',
  ).slice(0, 20)

const short = (id: string): string => BigInt(id).toString(36)
const long = (id: string): string =>
  String([...id].reduce((value, digit) => value * 36n + BigInt(parseInt(digit, 36)), 0n))

/**
 * An address that names an email of ours and that nobody else can make.
 *
 * @example signedAddress(key, 'reply', { hyperionId: 'HAR', opptId: '71', outgoingEmailId: '9' }, 'in.retain.example')
 * // 'r.484152.1z.9.5be1…@in.retain.example'
 */
export const signedAddress = (
  key: string,
  purpose: AddressPurpose,
  place: SentPlace,
  domain: string,
): string =>
  [
    letters[purpose],
    Buffer.from(place.hyperionId).toString('hex'),
    short(place.opptId),
    short(place.outgoingEmailId),
    signed(key, purpose, place),
  ].join('.') + `@${domain}`

/** What an address says, in whatever case it came back; `null` for one of another form or domain. */
export function readSignedAddress(key: string, domain: string, address: string): SignedAddress | null {
  const [local = '', host] = address.trim().toLowerCase().split('@', 2)
  const [, letter, store = '', oppt = '', email = '', signature = ''] = form.exec(local) ?? []
  if (letter === undefined || host !== domain) return null
  const purpose = letter === letters.reply ? 'reply' : 'bounce'
  const place = {
    hyperionId: Buffer.from(store, 'hex').toString(),
    opptId: long(oppt),
    outgoingEmailId: long(email),
  }
  return sameSignature(signature, signed(key, purpose, place))
    ? { state: 'signed', purpose, place }
    : { state: 'forged' }
}
