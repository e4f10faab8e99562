import type { AuditFilter } from '@retain/domain/audit/auditFilter'
import { auditKindLabels, auditKinds } from '@retain/domain/audit/auditKinds'
import { parseDay } from '@retain/domain/calendar/day'
import { ComboBox } from '@retain/ui/combo-box'
import { DateField } from '@retain/ui/date-field'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { FilterCard } from '../../list/filter-row/FilterCard'
import { withChosen } from '../../list/filter-row/withChosen'
import { useListAuditChoicesQuery } from './auditApi'

const kinds = auditKinds.map((kind) => ({ id: kind, label: auditKindLabels[kind] }))

/** As many beside each other as there is room for. */
const Inputs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(186px, 100%), 1fr));
  align-items: start;
  gap: 12px;
`

interface AuditFilterCardProps {
  readonly filter: AuditFilter
  readonly onChange: (change: Partial<AuditFilter>) => void
}

/** What narrows the audit log: who, what, which store, and the days from and to which. */
export function AuditFilterCard({ filter, onChange }: AuditFilterCardProps) {
  const { userName, kind, storeCode, from, to } = filter
  const { data, isFetching } = useListAuditChoicesQuery({}, { refetchOnMountOrArgChange: true })
  const people = useMemo(
    () => withChosen(userName, data?.people.map((one) => ({ id: one.userName, label: one.fullName })) ?? []),
    [data, userName],
  )
  const stores = useMemo(
    () => withChosen(storeCode, data?.stores.map((one) => ({ id: one.hyperionId, label: one.name })) ?? []),
    [data, storeCode],
  )
  return (
    <FilterCard label="Audit Log">
      <Inputs>
        <ComboBox
          label="Who"
          placeholder="Everybody"
          options={people}
          isLoading={isFetching}
          value={userName}
          onChange={(id) => onChange({ userName: id })}
        />
        <ComboBox
          label="What"
          placeholder="Everything"
          options={kinds}
          value={kind}
          onChange={(id) => onChange({ kind: auditKinds.find((one) => one === id) ?? null })}
        />
        <ComboBox
          label="Store"
          placeholder="All"
          options={stores}
          isLoading={isFetching}
          value={storeCode}
          onChange={(id) => onChange({ storeCode: id })}
        />
        <DateField
          label="From"
          value={from}
          maxDate={to ?? undefined}
          onChange={(day, error) => error === undefined && onChange({ from: parseDay(day ?? '') })}
        />
        <DateField
          label="To"
          value={to}
          minDate={from ?? undefined}
          onChange={(day, error) => error === undefined && onChange({ to: parseDay(day ?? '') })}
        />
      </Inputs>
    </FilterCard>
  )
}
