import { encodingLabels, encodingOf } from '@retain/domain/text/textEncoding'
import { importUnreadableText, noTextFileText } from '@retain/domain/vehicle-map/import/importTexts'

/** A file as text, and how it was read. */
export interface ImportFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly text: string
  /** The name of its encoding. */
  readonly encoding: string
}

/** Reads a file in whatever encoding it has; a sentence says why that cannot be done. */
export async function readImportFile(file: File): Promise<ImportFile | string> {
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return importUnreadableText
  }
  const encoding = encodingOf(bytes)
  if (encoding === null) return noTextFileText
  const text = new TextDecoder(encoding).decode(bytes)
  return { name: file.name, size: file.size, text, encoding: encodingLabels[encoding] }
}
