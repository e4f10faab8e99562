import type { CallDraft } from '@retain/domain/activity/call/callDraft'
import { Button } from '@retain/ui/button'
import { PhoneField } from '@retain/ui/phone-field'
import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import type { Checked } from '../../../forms/checked'

const Entry = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 200px) auto auto;
  gap: 8px;
  align-items: start;
  margin-top: 8px;
  & > button {
    margin-top: 20px;
  }
`

const Opener = styled.div`
  margin: 4px 0 0 -8px;
`

interface AnotherNumberProps {
  /** The draft with the number, or what is wrong with the text. */
  readonly add: (text: string) => Checked<CallDraft, string>
  readonly onAdded: (draft: CallDraft) => void
  readonly isDisabled: boolean
}

/** Takes a number that is not on file, for this call only. */
export function AnotherNumber({ add, onAdded, isDisabled }: AnotherNumberProps) {
  const [text, setText] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => {
    setText(null)
    setProblem(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { valid, error } = add(text ?? '')
    setProblem(error)
    if (valid === null) return
    onAdded(valid)
    close()
  }
  if (text === null || isDisabled)
    return (
      <Opener>
        <Button
          variant="ghost"
          size="small"
          icon={<Plus aria-hidden="true" />}
          isDisabled={isDisabled}
          onPress={() => setText('')}
        >
          Another number
        </Button>
      </Opener>
    )
  return (
    <Entry onSubmit={submit} noValidate>
      <PhoneField
        label="Another number"
        value={text}
        onChange={(next) => {
          setText(next)
          setProblem(null)
        }}
        error={problem ?? undefined}
        ref={takeFocus}
      />
      <Button type="submit">Add</Button>
      <Button variant="ghost" onPress={close}>
        Cancel
      </Button>
    </Entry>
  )
}

/** Somebody pressed for this field: typing goes on in it. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()
