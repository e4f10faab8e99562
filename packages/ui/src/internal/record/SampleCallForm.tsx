import { Ban, Phone } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../button/Button'
import { ChoiceCards } from '../../choice-cards/ChoiceCards'
import { SegmentedControl } from '../../segmented-control/SegmentedControl'
import { Select } from '../../select/Select'
import { TextArea } from '../../text-area/TextArea'

const Form = styled.form`
  display: grid;
  gap: 16px;
  padding: 12px 16px 16px;
  & > [data-pair] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    gap: 12px;
  }
  & > footer {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
  }
`

const icon = <Phone aria-hidden="true" />
const options = (...labels: readonly string[]) => labels.map((label) => ({ id: label, label }))
const phones = [
  { id: 'mobile', title: '(555) 014 - 0182', description: 'Mobile · best', icon },
  { id: 'evening', title: '(555) 014 - 0127', description: 'Evening', icon },
  {
    id: 'day',
    title: '(555) 014 - 0199',
    description: 'Day · bad number',
    icon: <Ban aria-hidden="true" />,
    isStruck: true,
  },
]

/** A form of the stories, with every kind of choice. */
export function SampleCallForm() {
  const [direction, setDirection] = useState('Outbound Call')
  const [phone, setPhone] = useState('mobile')
  const [status, setStatus] = useState('Contacted')
  const [result, setResult] = useState('Not Interested')
  const [reason, setReason] = useState<string | null>(null)
  const [notes, setNotes] = useState('Happy with the Accord, will look again in spring.')
  return (
    <Form>
      <SegmentedControl
        label="Direction"
        isLabelHidden
        options={options('Outbound Call', 'Inbound Call')}
        value={direction}
        onChange={setDirection}
      />
      <ChoiceCards label="Phone" isLabelHidden options={phones} value={phone} onChange={setPhone} />
      <SegmentedControl
        label="Call status"
        options={[
          ...options('Contacted', 'Busy', 'Left Message', 'No Message'),
          { id: 'bad', label: 'Bad Numbers', isDisabled: true },
        ]}
        value={status}
        onChange={setStatus}
      />
      <div data-pair="">
        <Select
          label="Call result"
          options={options('Not Interested', 'No Action')}
          value={result}
          onChange={setResult}
        />
        <Select
          label="Reason"
          placeholder="Please select a reason"
          hint="A reason is needed for Not Interested."
          options={options('Payment too High', 'Other')}
          value={reason}
          onChange={setReason}
        />
      </div>
      <TextArea label="Notes" value={notes} onChange={setNotes} />
      <footer>
        <Button variant="ghost">Clear</Button>
        <Button variant="primary" isDisabled>
          Save call
        </Button>
      </footer>
    </Form>
  )
}
