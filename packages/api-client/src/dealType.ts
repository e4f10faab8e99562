import { dealTypes } from '@retain/domain/deal/dealTypes'
import { nullable, oneOf } from './kernel/codecs'

const dealType = nullable(oneOf(dealTypes, 'deal type'))

/** The deal type of a row or a section, with its code (domain `DealTyped`). */
export const dealTypeFields = { dealType, dealTypeCode: dealType }
