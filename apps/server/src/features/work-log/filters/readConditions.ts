import type { ServiceLogFields } from '@retain/api-client/work-log'
import type { FieldError } from '@retain/domain/validation/fieldError'
import {
  equityLogConditions,
  type RequestedEquityLogFields,
} from '@retain/domain/work-log/conditions/equityLogConditions'
import type { SearchCondition } from '@retain/domain/work-log/conditions/searchCondition'
import { serviceLogConditions } from '@retain/domain/work-log/conditions/serviceLogConditions'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { wrongSearchFields } from '@retain/domain/work-log/filters/wrongSearchFields'
import { serviceLogFilters } from '@retain/domain/work-log/service-log/serviceLogFilters'
import { ApiProblem } from '../../../core/apiProblem'

/**
 * What the filter fields of an Equity Log search, or of a search by criteria, ask for.
 *
 * @throws ApiProblem (400) that names every field out of its limits, in the words of the form.
 */
export function readFilterFields(fields: RequestedEquityLogFields): readonly SearchCondition[] {
  refuseWrong(wrongSearchFields(equityLogFilters, fields))
  return equityLogConditions(fields)
}

/** The same of a search of the Service Log of a store. */
export function readServiceLogFields(
  fields: ServiceLogFields & { readonly hyperionId: string },
): readonly SearchCondition[] {
  refuseWrong(wrongSearchFields(serviceLogFilters, fields))
  return serviceLogConditions(fields)
}

function refuseWrong(errors: readonly FieldError[]): void {
  if (errors.length === 0) return
  throw new ApiProblem(
    'invalid',
    'A filter is out of its limits.',
    errors.map((error) => ({ ...error, code: 'range' })),
  )
}
