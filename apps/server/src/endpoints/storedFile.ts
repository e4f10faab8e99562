/** A file that somebody outside made, as it is handed out. A handler answers with it; `mount` sends it. */
export class StoredFile {
  constructor(
    readonly name: string,
    readonly content: Uint8Array,
  ) {}
}

/** What a header may hold without being encoded. */
const plain = (name: string): string => name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')

/** The name in UTF-8, percent-encoded (RFC 8187). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * The headers of such a file: a browser saves it, whatever its sender says that it is, and runs nothing of it even when it is
 * made to show it.
 */
export const storedFileHeaders = ({ name }: Pick<StoredFile, 'name'>) => ({
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
})
