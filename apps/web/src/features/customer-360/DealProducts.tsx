import {
  noProductsText,
  productLine,
  productsTotal,
  protectionProducts,
} from '@retain/domain/products/protectionProducts'
import { formatDollars } from '@retain/domain/money/format'
import { Aside, Lines, Nothing } from '../opportunity/panels/panelStyle'
import { customer360Api } from './customer360Api'
import type { OfDeal } from './ofDeal'
import { PartSection } from './PartSection'

/** What protects the vehicle and its financing, as it was sold with the deal (O-355). */
export function DealProducts({ of }: { readonly of: OfDeal }) {
  const query = customer360Api.useListDealProductsQuery({ query: { ...of } })
  const products = query.data && protectionProducts(query.data, of.opptId)
  const total = products === undefined ? null : productsTotal(products)
  return (
    <PartSection
      title="Products"
      count={products?.length}
      action={total === null ? undefined : formatDollars(total)}
      query={{ ...query, data: products }}
      errorText="The products could not be loaded."
      lines={2}
    >
      {(list) =>
        list.length === 0 ? (
          <Nothing>{noProductsText}</Nothing>
        ) : (
          <Lines aria-label="Products">
            {list.map(productLine).map(({ name, term, price }) => (
              <li key={`${name} ${term} ${price}`}>
                <span>{name}</span>
                <Aside>{[term, price].filter((part) => part !== '').join(' · ')}</Aside>
              </li>
            ))}
          </Lines>
        )
      }
    </PartSection>
  )
}
