import { ApiProblem } from './apiProblem'

/**
 * Lets a change through that names the version of what it changes (api.md 1.2, flag V). What it changes has to be selected for
 * update: no other change comes between.
 *
 * @param named the version that the call names; `null` for none.
 * @param noun what is changed, in the middle of a sentence, such as `customer`.
 * @param current what is there by now, as the contract writes it.
 * @throws ApiProblem `versionRequired`; `stale` with what is there by now.
 * @example requireVersion(version, row, 'customer', () => saveCustomerInfo.output.encode(presentCustomer(row)))
 */
export function requireVersion(
  named: number | null,
  stored: { readonly version: number },
  noun: string,
  current: () => unknown,
): void {
  if (named === null) throw new ApiProblem('versionRequired', 'A change names its version in If-Match.')
  if (named !== stored.version)
    throw new ApiProblem('stale', `The ${noun} was changed meanwhile.`, [], { current: current() })
}
