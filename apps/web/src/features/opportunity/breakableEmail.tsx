import type { ReactNode } from 'react'

/** An address that takes a second line does so behind its @. */
export function breakableEmail(email: string | null): ReactNode {
  const [name, domain] = email?.split('@') ?? []
  if (domain === undefined) return email
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}
