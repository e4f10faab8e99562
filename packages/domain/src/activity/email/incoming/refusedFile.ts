/**
 * What the history says in the place of a file of an email that is not kept.
 *
 * @param malware what was found in it; `null` for a file that is too large to be scanned.
 * @example refusedFileText('offer.exe', 'Eicar-Test') // 'The file "offer.exe" was not kept: the scanner found Eicar-Test.'
 */
export const refusedFileText = (name: string, malware: string | null): string =>
  `The file "${name}" was not kept: ` +
  (malware === null ? 'it is too large for the scanner.' : `the scanner found ${malware}.`)
