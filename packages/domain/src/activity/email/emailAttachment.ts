/** A file that came with an email. */
export interface EmailAttachment {
  readonly emailAttachmentId: string
  /** As `attachmentName` made it. */
  readonly name: string
  /** What its sender said that it is, such as `application/pdf`. */
  readonly type: string
  /** In bytes. */
  readonly size: number
}

const unit = 1024

/**
 * A size in bytes as it stands beside a file.
 *
 * @example fileSizeText(86_016) // '84 KB'
 * @example fileSizeText(2_411_724) // '2.3 MB'
 */
export function fileSizeText(size: number): string {
  if (size < unit) return size === 1 ? '1 byte' : `${size} bytes`
  const kilobytes = Math.round(size / unit)
  return kilobytes < unit ? `${kilobytes} KB` : `${(size / unit / unit).toFixed(1)} MB`
}
