/** How long the browser may take to begin with a file, in milliseconds; then its memory is given back. */
const revokeAfter = 60_000

/** Hands a file to the browser, which puts it where the user has downloads go. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeAfter)
}
