import { styled } from 'styled-components'
import { intents } from './intents'

const Table = styled.table`
  width: 100%;
  margin: 8px 0 24px;
  border-collapse: collapse;
  color: var(--ink);
  font:
    400 var(--fs-3) / 20px 'Inter Variable',
    sans-serif;
  & th,
  & td {
    padding: 6px 12px 6px 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th {
    font-weight: 600;
  }
  & tr > :first-child {
    width: 65%;
  }
  & a {
    color: var(--accent-ink);
  }
`

/** Props of {@link IntentTable}. */
export interface IntentTableProps {
  /** A group of the sidebar: the intents whose pages are in it. */
  readonly group: string
}

/** What one wants to do, and the component for it, of one group. */
export function IntentTable({ group }: IntentTableProps) {
  const prefix = `${group.toLowerCase().replaceAll(' ', '-')}-`
  return (
    <Table aria-label={`Which one when: ${group}`} className="sb-unstyled">
      <thead>
        <tr>
          <th scope="col">I want to …</th>
          <th scope="col">Take</th>
        </tr>
      </thead>
      <tbody>
        {intents
          .filter(({ docsId }) => docsId.startsWith(prefix))
          .map(({ intent, component, docsId }) => (
            <tr key={`${docsId} ${intent}`}>
              <td>{intent}</td>
              <td>
                <a href={`./?path=/docs/${docsId}`} target="_top">
                  {component}
                </a>
              </td>
            </tr>
          ))}
      </tbody>
    </Table>
  )
}
