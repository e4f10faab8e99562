import { replaceUnknown, unknownPlaceholders } from '@retain/domain/templates/fillTemplate'
import type { Placeholder } from '@retain/domain/templates/placeholders'
import type { TemplateFields } from '@retain/domain/templates/templateEdit'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { PlaceholderMenu } from './PlaceholderMenu'
import { Buttons } from './templateStyle'
import type { TemplateForm } from './useTemplateForm'

interface UnknownPlaceholdersProps {
  readonly fields: TemplateFields
  readonly isDisabled: boolean
  readonly write: TemplateForm['write']
}

/** Warns of what looks like a placeholder and is none, and offers to replace or remove it (OP-121). */
export function UnknownPlaceholders({ fields, isDisabled, write }: UnknownPlaceholdersProps) {
  const { subject, body, templateTypeName } = fields
  const stays = templateTypeName === 'email' ? 'email' : 'call guide'
  const replace = (name: string, by: Placeholder | null) => {
    if (unknownPlaceholders(subject).includes(name)) write('subject', replaceUnknown(subject, name, by))
    if (unknownPlaceholders(body).includes(name)) write('body', replaceUnknown(body, name, by))
  }
  return unknownPlaceholders(`${subject} ${body}`).map((name) => (
    <Banner
      key={name}
      tone="warn"
      isAnnounced
      title={`{{${name}}} is not a placeholder`}
      action={
        <Buttons>
          <PlaceholderMenu
            label={`Replace {{${name}}}`}
            trigger={
              <Button size="small" isDisabled={isDisabled}>
                Replace
              </Button>
            }
            onChoose={(by) => replace(name, by)}
          />
          <Button size="small" isDisabled={isDisabled} onPress={() => replace(name, null)}>
            Remove
          </Button>
        </Buttons>
      }
    >
      {`It stays in the ${stays} as typed.`}
    </Banner>
  ))
}
