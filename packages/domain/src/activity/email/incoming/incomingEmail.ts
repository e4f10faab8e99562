/** An email from outside, as far as the rules look at it. */
export interface IncomingEmail {
  /** By names in lower case; of a header that stands several times, the first one. */
  readonly headers: Readonly<Record<string, string>>
  /** The address that it says it is from; empty where it names none. */
  readonly from: string
  readonly subject: string
  /** What a reader sees, as text. */
  readonly text: string
  /** Its parts that are written for programs: reports, and the emails that they are about. */
  readonly parts: readonly EmailPart[]
}

/** A part of an email that is written for programs. */
export interface EmailPart {
  /** In lower case, such as `message/delivery-status`. */
  readonly type: string
  readonly text: string
}

/** The first part of one of these types. */
export const partOf = (
  { parts }: Pick<IncomingEmail, 'parts'>,
  ...types: readonly string[]
): string | undefined => parts.find(({ type }) => types.includes(type))?.text

/** The types of a part that holds an email, or its headers, which a report is about. */
export const reportedTypes = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'] as const
