import type { AccessMatrix } from '@retain/domain/people/accessMatrix'
import { permissionCatalogue } from '@retain/domain/people/permissionCatalogue'
import { VisuallyHidden } from '@retain/ui/visually-hidden'
import { Check } from 'lucide-react'
import { RouterLink } from '../../shell/RouterLink'
import { MatrixArea } from './peopleStyle'
import type { PeopleAddress } from './usePeopleView'

interface AccessTableProps {
  /** The table's name for screen readers. */
  readonly label: string
  readonly matrix: AccessMatrix
  readonly address: PeopleAddress
}

/** Which permission counts where: a line for each permission, a column for each store. A permission leads to who else holds it. */
export function AccessTable({ label, matrix: { places, rows }, address }: AccessTableProps) {
  return (
    <MatrixArea role="region" aria-label={label} tabIndex={0}>
      <table>
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Permission</th>
            {places.map(({ hyperionId, name }) => (
              <th key={hyperionId ?? ''} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ permission, isGranted }) => (
            <tr key={permission}>
              <th scope="row">
                <RouterLink href={address.holdersAddress(permission)}>
                  {permissionCatalogue[permission].title}
                </RouterLink>
                <small>{permissionCatalogue[permission].text}</small>
              </th>
              {places.map(({ hyperionId }, at) => (
                <td key={hyperionId ?? ''}>
                  {isGranted[at] === true ? (
                    <>
                      <Check aria-hidden="true" />
                      <VisuallyHidden>Yes</VisuallyHidden>
                    </>
                  ) : (
                    <VisuallyHidden>No</VisuallyHidden>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </MatrixArea>
  )
}
