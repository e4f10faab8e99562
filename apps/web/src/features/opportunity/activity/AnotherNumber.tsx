import { Button } from '@retain/ui/button'
import { PhoneField } from '@retain/ui/phone-field'
import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'

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
  /** What is wrong with the text of a number; `null` for nothing. */
  readonly problemOf: (text: string) => string | null
  readonly onAdd: (text: string) => void
  readonly isDisabled: boolean
}

/** Takes a number that is not on file, for this call only. */
export function AnotherNumber({ problemOf, onAdd, isDisabled }: AnotherNumberProps) {
  const [text, setText] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => {
    setText(null)
    setProblem(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text === null) return
    const found = problemOf(text)
    setProblem(found)
    if (found !== null) return
    onAdd(text)
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
