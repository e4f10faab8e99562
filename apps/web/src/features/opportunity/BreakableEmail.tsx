/**
 * An email address that takes a second line, where it needs one, behind its @ rather than within a word.
 *
 * @example <BreakableEmail address="ann.lee@example.com" />
 */
export function BreakableEmail({ address }: { readonly address: string }) {
  const domain = address.lastIndexOf('@') + 1
  if (domain === 0) return address
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  )
}
