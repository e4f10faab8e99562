import type { ChainedChange } from './auditEntry'
import { canonicalJson } from './canonicalJson'

/** What the hash before the first entry is. */
export const firstPreviousHash = '0'.repeat(64)

/** The end of a chain, or of the part of it that was read: how many entries it has, and the hash of the last one. */
export interface ChainHead {
  readonly sequence: string
  readonly hash: string
}

/** The chain before its first entry. */
export const emptyChain: ChainHead = { sequence: '0', hash: firstPreviousHash }

/** The form of the text that is hashed; another form gets another number. */
const form = 1

/**
 * The text of an entry whose hash is kept: everything that the entry says, its place and the hash before it, always in this
 * order. An entry with the same values has the same text on every server and after every way through the database.
 *
 * @example sha256(canonicalEntry(entry)) === entry.hash
 */
export const canonicalEntry = (entry: ChainedChange): string =>
  canonicalJson([
    form,
    entry.sequence,
    entry.previousHash,
    entry.recordedAt,
    entry.userName,
    entry.fullName,
    entry.kind,
    entry.hyperionId,
    entry.subject,
    entry.before,
    entry.after,
    entry.requestId,
  ])

/** How a chain is broken. */
export type ChainFaultKind = 'changed' | 'missing' | 'outOfOrder' | 'added'

/** The first place at which a chain is broken. */
export interface ChainFault {
  readonly kind: ChainFaultKind
  /** The entry that is not there, or is not what it was. */
  readonly sequence: string
}

const nextOf = (sequence: string): string => String(BigInt(sequence) + 1n)

/**
 * Checks that an entry follows another and is what it was when it was written.
 *
 * @param head what was read before it.
 * @param hashOf makes the hash of a text.
 * @returns what is wrong with it; `null` for nothing.
 * @example checkLink(emptyChain, first, sha256) // null
 */
export function checkLink(
  head: ChainHead,
  entry: ChainedChange & { readonly hash: string },
  hashOf: (text: string) => string,
): ChainFault | null {
  const expected = nextOf(head.sequence)
  if (entry.sequence !== expected) return { kind: 'missing', sequence: expected }
  const { sequence } = entry
  if (entry.previousHash !== head.hash) return { kind: 'outOfOrder', sequence }
  return hashOf(canonicalEntry(entry)) === entry.hash ? null : { kind: 'changed', sequence }
}

/**
 * Checks that the last entry that was read is the last one that was written.
 *
 * @param read the end of what was read.
 * @param kept the end that was kept when the last entry was written.
 * @example checkEnd({ sequence: '7', hash }, { sequence: '8', hash: other }) // { kind: 'missing', sequence: '8' }
 */
export function checkEnd(read: ChainHead, kept: ChainHead): ChainFault | null {
  if (BigInt(read.sequence) < BigInt(kept.sequence))
    return { kind: 'missing', sequence: nextOf(read.sequence) }
  if (BigInt(read.sequence) > BigInt(kept.sequence)) return { kind: 'added', sequence: nextOf(kept.sequence) }
  return read.hash === kept.hash ? null : { kind: 'changed', sequence: read.sequence }
}

/**
 * What is said of a broken chain.
 *
 * @example chainFaultText({ kind: 'missing', sequence: '8' }) // 'Entry 8 is missing.'
 */
export function chainFaultText({ kind, sequence }: ChainFault): string {
  switch (kind) {
    case 'missing':
      return `Entry ${sequence} is missing.`
    case 'changed':
      return `Entry ${sequence} was changed after it was written.`
    case 'outOfOrder':
      return `Entry ${sequence} does not follow the entry before it: one of the two was moved, added or written anew.`
    case 'added':
      return `Entry ${sequence} was added behind the last entry that was written.`
  }
}
