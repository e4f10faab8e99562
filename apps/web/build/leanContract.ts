import type { Plugin } from 'vite'

/** The rows of the ledgers that an endpoint answers: of use to documents and tests alone. */
const ledgerRows = /^ {2}rows: \[[^\]]*\],$/gm

/** Leaves out of the scripts what the contract says of itself. Lines stay where they are, and the maps with them. */
export const leanContract = (): Plugin => ({
  name: 'retain:lean-contract',
  apply: 'build',
  transform: (code, id) =>
    id.includes('/packages/api-client/src/') ? { code: code.replace(ledgerRows, ''), map: null } : null,
})
