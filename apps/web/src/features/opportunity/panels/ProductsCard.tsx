import { noProductsText, productLine, protectionProducts } from '@retain/domain/products/protectionProducts'
import { Card } from '@retain/ui/card'
import { memo } from 'react'
import { fewestLines, loadingLines } from '../loadingLines'
import { freshFor } from '../opening/readOpportunity'
import { useSection } from '../section'
import { panelsApi } from './panelsApi'
import { Aside, Lines, Nothing } from './panelStyle'

/** What protects the vehicle and its financing, as it was sold with the deal (O-123). */
export const ProductsCard = memo(function ProductsCard({ opptId }: { readonly opptId: string }) {
  const of = { query: { opptId } }
  const query = panelsApi.useListProtectionProductsQuery(of, { refetchOnMountOrArgChange: freshFor })
  const section = useSection('protectionProducts', query, true)
  const { data, status, refetch } = section
  const products = data && protectionProducts(data, opptId)
  return (
    <Card
      title="Protection products"
      count={products?.length}
      isFoldable
      state={status === 'error' ? 'error' : 'ready'}
      onRetry={refetch}
    >
      {products === undefined && loadingLines(section, fewestLines)}
      {products?.length === 0 && <Nothing>{noProductsText}</Nothing>}
      {products !== undefined && products.length > 0 && (
        <Lines>
          {products.map(productLine).map(({ name, term, price }) => (
            <li key={`${name} ${term} ${price}`}>
              <span>{name}</span>
              <Aside>{[term, price].filter((part) => part !== '').join(' · ')}</Aside>
            </li>
          ))}
        </Lines>
      )}
    </Card>
  )
})
