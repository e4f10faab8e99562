import { CardFrame } from '@retain/ui/card-frame'
import { FormFields } from '@retain/ui/form-layout'
import { Section } from '@retain/ui/section'
import type { ReactNode } from 'react'

interface SandboxCardProps {
  readonly title: string
  readonly children: ReactNode
}

/** Controls of one sort, under each other. */
export const SandboxCard = ({ title, children }: SandboxCardProps) => (
  <CardFrame>
    <Section title={title}>
      <FormFields role="group" aria-label={title}>
        {children}
      </FormFields>
    </Section>
  </CardFrame>
)
