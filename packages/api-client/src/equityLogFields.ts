import * as t from 'io-ts'
import { dealTypes } from '@retain/domain/deal/dealTypes'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import type { RequestedEquityLogFields } from '@retain/domain/work-log/conditions/equityLogConditions'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import type { FilterDefinition, OptionSource } from '@retain/domain/work-log/filters/filterDefinition'
import { roStatuses } from '@retain/domain/work-log/rows/logRow'
import { choices, choicesOf, open } from './kernel/choices'
import { figure, instant, textUpTo } from './kernel/codecs'

const number = open(figure)
const moment = open(instant)

/** Choices out of a list of our own, or of what a lookup of the server names. */
const choicesFrom = (options: OptionSource, label: string): t.Mixed =>
  options.from === 'lookup'
    ? choices
    : choicesOf(
        options.options.map(({ id }) => id),
        `values of ${label}`,
      )

/** The codecs of the fields that a filter fills. */
function codecsOf(filter: FilterDefinition): t.Props {
  switch (filter.type) {
    case 'multiSelect':
    case 'select':
      return { [filter.fields.value]: choicesFrom(filter.options, filter.label) }
    case 'number':
      return { [filter.fields.value]: number }
    case 'regex':
      return { [filter.fields.value]: textUpTo(100) }
    case 'dateRange':
      return { [filter.fields.from]: moment, [filter.fields.to]: moment }
    case 'range':
    case 'selectRange':
      return { [filter.fields.from]: number, [filter.fields.to]: number }
    case 'typedRange':
      return {
        [filter.fields.type]: choicesFrom({ from: 'list', options: filter.types }, filter.label),
        [filter.fields.from]: number,
        [filter.fields.to]: number,
      }
  }
}

/** What a request may carry beside the fields of the catalogue, or in them instead of what is offered (api.md 2.7). */
const furtherFields: t.Props = {
  make: choices,
  model: choices,
  trimLevel: choices,
  dealType: choicesOf(dealTypes, 'deal types'),
  dealTypeCode: choicesOf(dealTypes, 'deal types'),
  oppStatus: choicesOf(statusCodes, 'status codes'),
  roStatus: choicesOf(roStatuses, 'RO statuses'),
}

/**
 * The filter fields of a search of the Equity Log, and of one of the Search log by criteria (api.md 2.7), which derive from
 * the catalogue of filters. All may be absent; absent, an empty text and ALL are alike. What is out of its limits is for the
 * domain to refuse (`wrongSearchFields`).
 *
 * @example equityLogFields.decode({ yearFrom: 2018, color: 'Red,Blue' })
 */
export const equityLogFields = t.exact(
  t.partial({ ...Object.assign({}, ...Object.values(equityLogFilters).map(codecsOf)), ...furtherFields }),
  'filter fields',
) as t.Type<RequestedEquityLogFields, RequestedEquityLogFields>
