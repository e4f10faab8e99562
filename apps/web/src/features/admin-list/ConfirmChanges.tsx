import { Card } from '@retain/ui/card'
import { Fragment, type ReactNode } from 'react'
import type { ConcurrentEdit } from '../../forms/useConcurrentEdit'
import { AfterChanges, Changes } from './adminListStyle'

/** A field as the confirmation names and shows it. */
export interface ConfirmedField<Fields> {
  readonly field: keyof Fields & string
  readonly label: string
  /** Its value in words; empty for none. */
  readonly shown: (fields: Fields) => string
}

interface ConfirmChangesProps<Fields, Valid> {
  readonly edit: Pick<ConcurrentEdit<Fields, Valid>, 'fields' | 'onFile' | 'changed'>
  /** Nothing was there before. */
  readonly isNew: boolean
  readonly fields: readonly ConfirmedField<Fields>[]
  /** Whom it reaches, and the buttons. */
  readonly children: ReactNode
}

const orNone = (text: string): string => (text === '' ? 'None' : text)

/** The last step before anything changes: what saving changes, field by field, and the button that saves it (S-431, S-432). */
export function ConfirmChanges<Fields, Valid>(props: ConfirmChangesProps<Fields, Valid>) {
  const { edit, isNew, fields, children } = props
  return (
    <Card title="Confirm">
      <Changes>
        {fields.map(({ field, label, shown }) => {
          const isChanged = edit.changed.includes(field)
          return (
            <Fragment key={field}>
              <dt>{label}</dt>
              <dd>
                {!isChanged && 'No change'}
                {isChanged && !isNew && <del>{orNone(shown(edit.onFile))}</del>}
                {isChanged && <ins>{orNone(shown(edit.fields))}</ins>}
              </dd>
            </Fragment>
          )
        })}
      </Changes>
      <AfterChanges>{children}</AfterChanges>
    </Card>
  )
}
