import { refusedFileText } from '@retain/domain/activity/email/incoming/refusedFile'
import { escapeHtml } from '@retain/domain/text/html/escapeHtml'
import { cleanHtml } from '../../../email/cleanHtml'
import type { ScanFile } from '../../../email/malwareScanner'
import type { EmailFile, ReadEmail } from '../../../email/parseEmail'

/** What of an email may be kept. */
export interface ScannedEmail {
  /** Cleaned HTML; of each file that is not kept it says why, at its end. */
  readonly body: string
  readonly files: readonly EmailFile[]
}

/** Cleans the text of an email and scans its files. It fails while the scanner cannot say: nothing is kept unscanned. */
export async function scannedEmail(
  { html, files }: Pick<ReadEmail, 'html' | 'files'>,
  scanFile: ScanFile,
): Promise<ScannedEmail> {
  const kept: EmailFile[] = []
  const notes: string[] = []
  for (const file of files) {
    const finding = await scanFile(file.content)
    if (finding.kind === 'clean') kept.push(file)
    else notes.push(refusedFileText(file.name, finding.kind === 'infected' ? finding.malware : null))
  }
  const body = await cleanHtml(html)
  return { body: body + notes.map((note) => `<p>${escapeHtml(note)}</p>`).join(''), files: kept }
}
