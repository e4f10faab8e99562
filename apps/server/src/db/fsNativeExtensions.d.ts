declare module 'fs-native-extensions' {
  /** Asks for an exclusive lock of an open file; `false` when another open file holds it. It ends with the file's closing. */
  export function tryLock(fd: number): boolean
}
