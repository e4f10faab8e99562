/** What the server sends to the thread of the embedded database. An answer carries the id of its question. */
export type PgliteQuestion =
  | {
      readonly id: number
      readonly kind: 'query'
      readonly sql: string
      readonly parameters: readonly unknown[]
    }
  | { readonly id: number; readonly kind: 'dump' }
  | { readonly id: number; readonly kind: 'close' }

/** The rows of a statement. */
export interface PgliteResult {
  readonly rows: readonly unknown[]
  readonly affectedRows: number
}

/** What the thread answers. */
export type PgliteAnswer =
  | { readonly id: number; readonly result: PgliteResult }
  | { readonly id: number; readonly dump: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly failure: { readonly message: string; readonly code: string } }

/** Where the embedded database lives: a folder, or memory when it is `null`; `snapshot` is a dump to begin with. */
export interface PgliteOptions {
  readonly folder: string | null
  readonly snapshot: Uint8Array<ArrayBuffer> | null
}
