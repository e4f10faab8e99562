/** How long the browser may take to begin with a file, in milliseconds; then its memory is given back. */
const revokeAfter = 60_000

/** Downloads a file to where the browser puts downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeAfter)
}
