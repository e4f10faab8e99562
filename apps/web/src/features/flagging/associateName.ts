import type { Associate } from '@retain/domain/flagging/associate'

/** What an associate is called; the user name of somebody of whom no name is known. */
export const associateName = ({ givenName, familyName, userName }: Associate): string =>
  `${givenName} ${familyName}`.trim() || userName
