import { daysBetween, parseDay, type Day } from '@retain/domain/calendar/day'
import type { ListedVehicle } from '@retain/domain/vls/vlsInventory'
import { centsOf } from '../../db/money'
import type { StoredStockVehicle } from './stockQueries'

/** The columns of what tells a vehicle in stock from others. */
export const listedColumns = [
  'vin',
  'stock_no',
  'year',
  'make_name',
  'model_name',
  'trim_level',
  'body_type',
  'color',
  'new_used',
  'used_classification',
  'mileage',
  'selling_price_cents',
  'in_stock_since',
] as const

/**
 * A vehicle in stock in the words of the contract.
 *
 * @param today the day in the zone of its store.
 */
export const presentListed = (
  row: Pick<StoredStockVehicle, (typeof listedColumns)[number]>,
  today: Day,
): ListedVehicle => ({
  vin: row.vin,
  stockNo: row.stock_no,
  year: row.year,
  make: row.make_name,
  model: row.model_name,
  trim: row.trim_level,
  bodyType: row.body_type,
  color: row.color,
  newOrUsed: row.new_used,
  usedClassification: row.used_classification,
  mileage: row.mileage,
  price: centsOf(row.selling_price_cents),
  daysInStock: daysSince(row.in_stock_since, today),
})

function daysSince(text: string, today: Day): number {
  const since = parseDay(text)
  return since === null ? 0 : Math.max(0, daysBetween(since, today))
}
