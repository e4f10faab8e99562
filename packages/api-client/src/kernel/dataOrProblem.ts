import * as t from 'io-ts'
import { record } from './codecs'
import { problem, type Problem } from './problem'

/** What became of one of several things that were asked for together. */
export type DataOrProblem<Data> = { readonly data: Data } | { readonly problem: Problem }

const failed = record({ problem })
const isFailed = (value: unknown): boolean => t.UnknownRecord.is(value) && 'problem' in value

/**
 * The codec of `{data}` or `{problem}`. Only the one that is there is validated, so that errors name its fields.
 *
 * @example taggedBy('name', { deal: new DataOrProblemType(deal), customer: new DataOrProblemType(customer) })
 */
export class DataOrProblemType<Data> extends t.Type<DataOrProblem<Data>, unknown> {
  constructor(readonly data: t.Type<Data, unknown>) {
    const good = record({ data })
    super(
      `${data.name}, or a problem document as problem`,
      (value): value is DataOrProblem<Data> => (isFailed(value) ? failed.is(value) : good.is(value)),
      (value, context) => (isFailed(value) ? failed.validate(value, context) : good.validate(value, context)),
      (value) => ('problem' in value ? failed.encode(value) : good.encode(value)),
    )
  }
}
